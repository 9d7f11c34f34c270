/**
 * The script of every page but the framed ones: what a page gains once it runs, without React. Islands bring React when
 * they are wanted. A part that fails is left out alone.
 */
import { PAGE_SETTINGS } from 'virtual:page-settings';
import { startAnalytics } from '../analytics/analytics.ts';
import { warnOfSlowPaint } from '../analytics/warn-of-slow-paint.ts';
import { attachChat } from '../components/chat/attach-chat.ts';
import { attachAvailability } from '../components/contact-bar/attach-availability.ts';
import { attachContactBar } from '../components/contact-bar/attach-contact-bar.ts';
import { attachMenus } from '../components/header/attach-menus.ts';
import { defineLivePromise } from '../components/live-promise/live-promise-element.ts';
import { attachProgressBar } from '../components/progress-bar/attach-progress-bar.ts';
import { attachQuoteFrames } from '../components/quote-frame/attach-quote-frames.ts';
import { openSearchByKey } from '../components/site-search/open-search-by-key.ts';
import { attachTerritoryPanel } from '../components/territory-control/attach-territory-panel.ts';
import { attachToasts } from '../components/toast/attach-toasts.ts';
import { attachTooltips } from '../components/tooltip/attach-tooltips.ts';
import { startIslands } from '../islands/start-islands.ts';
import { registerServiceWorker } from '../offline/register-service-worker.ts';
import { watchPrivacyLinks } from '../privacy/watch-privacy-links.ts';
import { attachOutbox } from '../submissions/attach-outbox.ts';
import { showCampaignPhone } from '../territory/campaign-phone.ts';
import { followTerritory } from '../territory/follow-territory.ts';
import { followClock } from './clock.ts';
import { importPart } from './import-part.ts';
import lateStyles from './late-styles.css?url';
import { preparePages } from './prepare-pages.ts';

/** Parts that only some pages have, and where they stand. */
const PAGE_PARTS =
  '.film, .month-here, .month-sentence, .offline-page, .page-contents, .pest-calendar, .product-table, .reviews, .tick-list';

/** What visitors can use first. */
const PARTS: (() => void)[] = [
  startIslands,
  attachMenus,
  attachContactBar,
  attachChat,
  attachToasts,
  attachTerritoryPanel,
  attachTooltips,
  attachQuoteFrames,
  attachProgressBar,
  openSearchByKey,
  addLateStyles,
  defineLivePromise,
  attachAvailability,
  attachOutbox,
  () => {
    if (document.querySelector(PAGE_PARTS)) load(() => import('./page-parts.ts'));
    const lost = document.querySelector('.not-found');
    if (lost)
      load(async () =>
        (await import('../components/not-found/suggest-known-pages.ts')).suggestKnownPages(lost),
      );
    if (document.querySelector('.design'))
      load(async () => (await import('../templates/design/show-states.ts')).showStates());
  },
  () => showCampaignPhone(PAGE_SETTINGS.campaign_phones),
  followTerritory,
  followClock,
  () => startAnalytics(PAGE_SETTINGS.analytics_id),
  () => watchPrivacyLinks(PAGE_SETTINGS.analytics_id),
  warnOfSlowPaint,
  () => PAGE_SETTINGS.works_offline && void registerServiceWorker(),
  preparePages,
];

/** The page is whole without them. */
function addLateStyles(): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href: lateStyles }),
  );
}

/** A part that can't be had is left out. */
function load(part: () => Promise<unknown>): void {
  importPart(part).catch(() => undefined);
}

for (const start of PARTS) {
  try {
    start();
  } catch (error) {
    console.error('A part of this page was left out:', error);
  }
}
document.documentElement.dataset.scripts = 'running';
