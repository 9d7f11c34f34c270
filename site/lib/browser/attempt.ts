/**
 * A browser may refuse any feature: it may be absent, throw, reject or never answer. Each module of this folder owns one feature and
 * returns a usable value in every case (docs/browser.md).
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
    // Async, so that an exception becomes a rejection.
    (async () => use())().then(settle, () => settle(otherwise));
  });
}
