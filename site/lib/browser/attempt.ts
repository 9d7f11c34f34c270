/**
 * A browser may refuse any feature: it is absent, it throws, it rejects, or it never answers. The modules of this folder
 * own one feature each and give out a value all the same (docs/browser.md).
 */

/** Longest wait for a feature that answers later, ms. */
const ANSWER_TIMEOUT_MS = 2000;

/** What `use` returns; `otherwise` when it throws. */
export function attempt<T>(use: () => T, otherwise: T): T {
  try {
    return use();
  } catch {
    return otherwise;
  }
}

/** What `use` resolves with; `otherwise` when it throws, rejects, or has not answered after `timeoutMs`. */
export function attemptLater<T>(
  use: () => Promise<T>,
  otherwise: T,
  timeoutMs = ANSWER_TIMEOUT_MS,
): Promise<T> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, timeoutMs, otherwise);
    const settle = (value: T) => {
      clearTimeout(timer);
      resolve(value);
    };
    // In an async function what `use` throws is a rejection, too.
    (async () => use())().then(settle, () => settle(otherwise));
  });
}
