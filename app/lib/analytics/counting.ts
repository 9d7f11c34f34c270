/**
 * Counting (spec §7): off for visitors who said no, with Global Privacy Control, Do Not Track or the privacy choices.
 * One page_view per page, one event per call, quote, chat lead and signup.
 */

import { whenIdle } from '../browser/timing.ts';
import { createTrustedPolicy } from '../browser/trusted-types.ts';
import { isTrackingRefused, privacyChoice } from '../privacy/privacy-choice.ts';

/** Everything that is counted. No name, phone, e-mail or message ever goes along. */
export type AnalyticsEvent =
  | 'page_view'
  | 'call_click'
  | 'quote_request'
  | 'chat_lead'
  | 'newsletter_signup';
export type EventParameters = Record<string, string | number>;

/** What counting needs of the browser; tests hand in their own. */
interface CountingBrowser {
  /** Asked for each event, so that a no counts at once. */
  isRefused(): boolean;
  /** True when the visitor has said yes by hand: only then may the tag keep anything on the device. */
  isAllowed(): boolean;
  /** Hands a command to the tag's queue; the tag reads it when it has loaded. */
  command(...args: unknown[]): void;
  /** Fetches the tag once the page is interactive. */
  loadTag(id: string): void;
}

export interface Counting {
  track(name: AnalyticsEvent, parameters?: EventParameters): void;
}

/** @param id the measurement id from site.yaml. */
export function createCounting(id: string, browser: CountingBrowser): Counting {
  let running = false;

  const start = () => {
    running = true;
    // Before the tag: it must find them when it starts.
    browser.command('consent', 'default', {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: browser.isAllowed() ? 'granted' : 'denied',
    });
    browser.command('js', new Date());
    browser.command('config', id, { send_page_view: false });
    browser.loadTag(id);
  };
  const track: Counting['track'] = (name, parameters = {}) => {
    if (browser.isRefused()) return;
    if (!running) start();
    browser.command('event', name, parameters);
  };
  return {
    track,
  };
}

/** Counting on this page. */
export function startCounting(id: string): Counting {
  return createCounting(id, {
    isRefused: isTrackingRefused,
    isAllowed: () => privacyChoice() === 'allowed',
    command(..._args) {
      window.dataLayer ??= [];
      // The tag tells commands from other entries by their being an arguments object.
      // biome-ignore lint/complexity/noArguments: see above
      window.dataLayer.push(arguments);
    },
    loadTag: loadGoogleTag,
  });
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

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
