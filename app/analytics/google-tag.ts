const HOST = 'https://www.googletagmanager.com/';

/** Name of the Trusted Types policy; the content policy of the server lists it when analytics is on. */
const POLICY = 'analytics';

/** Fetches the tag-manager script when the page has nothing better to do. */
export function loadGoogleTag(id: string): void {
  const load = () => {
    const script = document.createElement('script');
    script.async = true;
    script.src = trusted(`${HOST}gtag/js?id=${encodeURIComponent(id)}`);
    document.head.append(script);
  };
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 4000 });
  else setTimeout(load, 1);
}

/** Under Trusted Types a script address must come from a policy; this one lets through the tag's host alone. */
function trusted(address: string): string {
  const policy = globalThis.trustedTypes?.createPolicy(POLICY, {
    createScriptURL: (url: string) => (url.startsWith(HOST) ? url : ''),
  });
  return policy?.createScriptURL(address) ?? address;
}
