import { useEffect } from 'react';

/**
 * Shown instead of the page on any rendering failure; words and buttons are spec §2. It stands on nothing
 * that may have failed: no settings, no router, and without scripts the buttons are plain forms.
 */
export function FallbackScreen({ error }: { error: unknown }) {
  useEffect(() => console.error(error), [error]);
  // Its style comes with it, so that no page carries it for the day it fails.
  useEffect(() => {
    import('./fallback-screen.css').catch(() => undefined);
  }, []);
  return (
    <main className="fallback-screen">
      <title>Something went wrong</title>
      <h1>Something went wrong</h1>
      <p>We're sorry, but something unexpected happened. Please try refreshing the page.</p>
      <div className="fallback-actions">
        <form
          onSubmit={(event) => {
            // A plain submit would lose the query of the address.
            event.preventDefault();
            location.reload();
          }}
        >
          <button className="button" type="submit">
            Refresh Page
          </button>
        </form>
        {/* A framed page leaves its frame; only the plain submit can do that everywhere. */}
        <form
          action="/"
          target="_top"
          onSubmit={(event) => {
            if (top !== self) return;
            event.preventDefault();
            location.assign('/');
          }}
        >
          <button className="button quiet" type="submit">
            Go Home
          </button>
        </form>
      </div>
    </main>
  );
}
