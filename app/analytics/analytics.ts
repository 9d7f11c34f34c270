/**
 * Analytics (spec §7): off without a measurement id, and off for visitors who said no with Global Privacy
 * Control or Do Not Track. One page_view per route change, one event per call, quote, chat lead and signup.
 */

/** Everything that is counted. No name, phone, e-mail or message ever goes along. */
export type AnalyticsEvent =
  | 'page_view'
  | 'call_click'
  | 'quote_request'
  | 'chat_lead'
  | 'newsletter_signup';
export type EventParameters = Record<string, string | number>;

/** What analytics needs of the browser; tests hand in their own. */
export interface AnalyticsBrowser {
  navigator: { doNotTrack?: string | null; globalPrivacyControl?: boolean };
  /** Hands a command to the tag's queue; the tag reads it when it has loaded. */
  command(...args: unknown[]): void;
  /** Fetches the tag once the page is interactive. */
  loadTag(id: string): void;
}

export interface Analytics {
  /** Does nothing without an id, for visitors who refused, and the second time. */
  start(id: string | null): void;
  track(name: AnalyticsEvent, parameters?: EventParameters): void;
  /** Counts a page once, however often it is rendered. */
  trackPage(path: string, title: string): void;
}

export function createAnalytics(browser: AnalyticsBrowser): Analytics {
  let running = false;
  let lastPath: string | null = null;

  const count: Analytics['track'] = (name, parameters = {}) => {
    if (running) browser.command('event', name, parameters);
  };
  return {
    start(id) {
      if (!id || running || isRefused(browser.navigator)) return;
      running = true;
      // Before the tag: it must find them when it starts.
      browser.command('consent', 'default', {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'denied',
      });
      browser.command('js', new Date());
      browser.command('config', id, { send_page_view: false });
      browser.loadTag(id);
    },
    track: count,
    trackPage(path, title) {
      if (path === lastPath) return;
      lastPath = path;
      count('page_view', { page_path: path, page_title: title });
    },
  };
}

/** True when the visitor's browser asks not to be tracked. */
export function isRefused({
  doNotTrack,
  globalPrivacyControl,
}: AnalyticsBrowser['navigator']): boolean {
  return globalPrivacyControl === true || doNotTrack === '1';
}

const page = createAnalytics({
  get navigator() {
    return navigator as AnalyticsBrowser['navigator'];
  },
  command(..._args) {
    window.dataLayer ??= [];
    // The tag tells commands from other entries by their being an arguments object.
    // biome-ignore lint/complexity/noArguments: see above
    window.dataLayer.push(arguments);
  },
  loadTag(id) {
    import('./google-tag.ts').then(
      ({ loadGoogleTag }) => loadGoogleTag(id),
      (error) => console.warn('Analytics is left out.', error),
    );
  },
});

/** Counts something a visitor did. */
export const track = page.track;
export const startAnalytics = page.start;
export const trackPage = page.trackPage;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}
