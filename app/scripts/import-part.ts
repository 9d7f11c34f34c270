/**
 * Loads a part of the page that is not there from the start. When that fails, a preload-error event is dispatched with
 * its cause, the failure is noted, and the error is rethrown (spec §8).
 */
export async function importPart<Part>(load: () => Promise<Part>): Promise<Part> {
  let isTold = false;
  const note = () => {
    isTold = true;
  };
  // Vite tells by itself of a part that has parts or styles of its own.
  addEventListener('vite:preloadError', note);
  try {
    return await load();
  } catch (error) {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), {
      payload: error,
    });
    if (!isTold) dispatchEvent(event);
    console.warn('A part of this page could not be loaded.', error);
    throw error;
  } finally {
    removeEventListener('vite:preloadError', note);
  }
}
