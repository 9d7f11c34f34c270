/**
 * Loads a part of the page that is not there from the start. When that fails, a preload-error event is dispatched with
 * its cause, and the error is rethrown unless a listener has called `preventDefault` (spec §8), as Vite does it.
 * @returns undefined when such a listener handles the failure
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

/** Loads styles of what scripts put into the page. Rejects when they can't be had. */
export function importStyles(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`The styles ${href} could not be loaded.`));
    document.head.append(link);
  });
}
