/**
 * Loads a page's own script in place of React Router's plain `import` (build/page-imports.ts). When it can't be loaded, a
 * preload-error event is dispatched, as Vite does for other scripts, and the error is rethrown unless a listener has
 * handled it (spec §8). React Router then reloads the document, which leads to the page (clicked-page.ts).
 */
export async function importPage(
  url: string,
  load: (url: string) => Promise<unknown> = (address) => import(/* @vite-ignore */ address),
): Promise<unknown> {
  try {
    return await load(url);
  } catch (error) {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), {
      payload: error,
    });
    dispatchEvent(event);
    if (!event.defaultPrevented) throw error;
    // Who has handled it leads the visitor on.
    return new Promise(() => {});
  }
}
