/**
 * `vite:preloadError` (spec §8): a lazy part of the page could not be loaded. The error goes on to the
 * boundary around that part, which leaves it out; here it is only noted. (A page's own script is another
 * matter: see clicked-page.ts.)
 */
export function reportLoadFailures(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    console.warn('A part of this page could not be loaded.', payload);
  });
}
