/**
 * Counting (spec §7): off for visitors who said no, with Global Privacy Control, Do Not Track or the privacy choices.
 * The tag gets one page_view per page, one event per call, quote, chat lead and signup; another counter's script counts by itself.
 */

import { type CounterScript, readCounter } from '../../../domain/content/counter.ts';
import type { Site } from '../../../domain/content/site-schema.ts';
import { whenIdle } from '../browser/timing.ts';
import { createTrustedPolicy } from '../browser/trusted-types.ts';
import { isTrackingRefused, privacyChoice } from '../privacy/privacy-choice.ts';

/** Who counts: a measurement id for the tag, the script of another counter. */
export type CountingSettings = Pick<Site, 'analytics_id' | 'counter'>;

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
  /** Fetches a script once the page is interactive. */
  load(script: Pick<CounterScript, 'src' | 'attribute'>): void;
}

export interface Counting {
  track(name: AnalyticsEvent, parameters?: EventParameters): void;
}

export function createCounting(
  { analytics_id, counter }: CountingSettings,
  browser: CountingBrowser,
): Counting {
  const script = counter ? readCounter(counter) : null;
  let running = false;

  const start = () => {
    running = true;
    if (analytics_id) startTag(analytics_id);
    if (script) browser.load(script);
  };
  const startTag = (id: string) => {
    // Before the tag: it must find them when it starts.
    browser.command('consent', 'default', {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: browser.isAllowed() ? 'granted' : 'denied',
    });
    browser.command('js', new Date());
    browser.command('config', id, { send_page_view: false });
    browser.load({ src: tagUrl(id), attribute: null });
  };
  return {
    track(name, parameters = {}) {
      if (browser.isRefused()) return;
      if (!running) start();
      if (analytics_id) browser.command('event', name, parameters);
    },
  };
}

/** Counting on this page. */
export function startCounting(settings: CountingSettings): Counting {
  const known = [
    settings.analytics_id && tagUrl(settings.analytics_id),
    settings.counter && readCounter(settings.counter)?.src,
  ];
  // Under Trusted Types a script URL must come from a policy; this one lets through the scripts of the settings alone.
  const policy = createTrustedPolicy(POLICY, {
    createScriptURL: (url: string) => (known.includes(url) ? url : ''),
  });
  // Plausible's snippet calls plausible.init(), which leaves the options here for the script. Other counters ignore it.
  if (settings.counter) Object.assign(window, { plausible: Object.assign(() => {}, { o: {} }) });
  return createCounting(settings, {
    isRefused: isTrackingRefused,
    isAllowed: () => privacyChoice() === 'allowed',
    command(..._args) {
      window.dataLayer ??= [];
      // The tag tells commands from other entries by their being an arguments object.
      // biome-ignore lint/complexity/noArguments: see above
      window.dataLayer.push(arguments);
    },
    load: ({ src, attribute }) =>
      whenIdle(() => {
        if (isTrackingRefused()) return;
        const script = document.createElement('script');
        script.async = true;
        if (attribute) script.setAttribute(...attribute);
        script.src = policy?.createScriptURL(src) ?? src;
        document.head.append(script);
      }, LATEST_MS),
  });
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const tagUrl = (id: string) =>
  `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;

/** A busy page loads the scripts after so many ms. */
const LATEST_MS = 4000;

/** Name of the Trusted Types policy; the content policy of the server lists it when a setting names who counts. */
const POLICY = 'analytics';
