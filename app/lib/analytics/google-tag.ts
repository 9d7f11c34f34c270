import { whenIdle } from '../browser/timing.ts';
import { createTrustedPolicy } from '../browser/trusted-types.ts';

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
  whenIdle(load, 4000);
}

/** Under Trusted Types a script URL must come from a policy; this one lets through the tag's host alone. */
function trusted(url: string): string {
  const policy = createTrustedPolicy(POLICY, {
    createScriptURL: (url: string) => (url.startsWith(HOST) ? url : ''),
  });
  return policy?.createScriptURL(url) ?? url;
}
