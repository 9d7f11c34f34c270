import './fallback-screen.css';

/** Shown instead of the page on any rendering failure. Words and buttons are spec §2. */
export function FallbackScreen({ error }: { error: unknown }) {
  if (!import.meta.env.SSR) console.error(error);
  return (
    <main className="fallback-screen">
      <h1>Something went wrong</h1>
      <p>We're sorry, but something unexpected happened. Please try refreshing the page.</p>
      <p>
        <button type="button" onClick={() => location.reload()}>
          Refresh Page
        </button>
        <a href="/">Go Home</a>
      </p>
    </main>
  );
}
