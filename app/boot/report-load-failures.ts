/**
 * `vite:preloadError` (spec §8): a page's script or a lazy part of it could not be loaded. The error goes on: a part is
 * left out by the boundary around it, a page is loaded as a document (clicked-page.ts). Here it is only noted.
 */
export function reportLoadFailures(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    console.warn('A part of this page could not be loaded.', payload);
  });
}
