/**
 * Loads a script. If that fails, dispatches a preload-error event with the cause and rethrows the error, unless a listener calls
 * `preventDefault` (spec §8), as Vite does.
 * @returns undefined if such a listener handles the failure
 */
export async function importPart<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  try {
    return await load();
  } catch (error) {
    const event = new Event('vite:preloadError', { cancelable: true });
    if (!dispatchEvent(Object.assign(event, { payload: error }))) return;
    console.warn('A part of this page could not be loaded.', error);
    throw error;
  }
}

/** Loads a style sheet. Rejects if it can't be loaded. */
export function importStyles(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`The styles ${href} could not be loaded.`));
    document.head.append(link);
  });
}
