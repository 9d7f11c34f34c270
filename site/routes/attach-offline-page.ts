/** Leads from offline.tsx to the requested page, also by itself when the connection returns. */
export function attachOfflinePage(): void {
  const retry = document.querySelector<HTMLAnchorElement>('.offline-retry');
  const asked = new URLSearchParams(location.search).get('from');
  // Only paths of this site: "//elsewhere" and "/\\elsewhere" lead away.
  if (!retry || !asked || !/^\/(?![/\\])/.test(asked)) return;
  retry.href = asked;
  const left = new AbortController();
  // A followed link wins over the return of the connection.
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a[href^="/"]')) left.abort();
    },
    { signal: left.signal },
  );
  addEventListener('online', () => location.replace(asked), { signal: left.signal });
}
