/**
 * Counting (spec §7): off for visitors who refused by Global Privacy Control, Do Not Track or the privacy choices. The tag gets a
 * page_view per page and an event per call, quote, chat lead and signup. Another counter's script counts by itself.
 */

import { type CounterScript, readCounter } from '../../../domain/content/counter.ts';
import type { Site } from '../../../domain/content/site-schema.ts';
import { whenIdle } from '../browser/timing.ts';
import { createTrustedPolicy } from '../browser/trusted-types.ts';
import { isTrackingRefused, privacyChoice } from '../privacy/privacy-choice.ts';

export type CountingSettings = Pick<Site, 'analytics_id' | 'counter'>;

/** Every event. None carries a name, phone, e-mail or message. */
export type AnalyticsEvent =
  | 'page_view'
  | 'call_click'
  | 'quote_request'
  | 'chat_lead'
  | 'newsletter_signup';
export type EventParameters = Record<string, string | number>;

/** The browser; tests pass their own. */
interface CountingBrowser {
  /** Read for each event, so that a refusal counts at once. */
  isRefused(): boolean;
  /** True if the visitor has agreed: only then may the tag store anything on the device. */
  isAllowed(): boolean;
  /** Queues a command, which the tag reads once it has loaded. */
  command(...args: unknown[]): void;
  /** Loads a script once the page is idle. */
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
    // Before the tag loads: it reads them when it starts.
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
  // Under Trusted Types a script URL must come from a policy; this one allows only the scripts of the settings.
  const policy = createTrustedPolicy(POLICY, {
    createScriptURL: (url: string) => (known.includes(url) ? url : ''),
  });
  // As after Plausible's plausible.init(): its script reads the options here. Other counters ignore it.
  if (settings.counter) Object.assign(window, { plausible: Object.assign(() => {}, { o: {} }) });
  return createCounting(settings, {
    isRefused: isTrackingRefused,
    isAllowed: () => privacyChoice() === 'allowed',
    command(..._args) {
      window.dataLayer ??= [];
      // The tag recognizes commands by their being an arguments object.
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

/** Time in ms after which a busy page loads the scripts. */
const LATEST_MS = 4000;

/** Name of the Trusted Types policy; the server's content policy lists it if a tag or counter is set. */
const POLICY = 'analytics';
