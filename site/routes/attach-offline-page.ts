/** Leads from offline.tsx to the page that was asked for, by itself when the connection returns. */
export function attachOfflinePage(): void {
  const retry = document.querySelector<HTMLAnchorElement>('.offline-retry');
  const asked = new URLSearchParams(location.search).get('from');
  // Only a path of this site: "//elsewhere" and "/\\elsewhere" are not.
  if (!retry || !asked || !/^\/(?![/\\])/.test(asked)) return;
  retry.href = asked;
  const left = new AbortController();
  // A connection that returns while a link is being followed does not lead elsewhere.
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a[href^="/"]')) left.abort();
    },
    { signal: left.signal },
  );
  addEventListener('online', () => location.replace(asked), { signal: left.signal });
}
