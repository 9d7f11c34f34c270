/**
 * The script of every page, without React: what a page gains once it runs. Islands bring React when they are wanted. A part
 * that fails is left out alone.
 */
import { DRAFT_PREFIX } from '../../domain/forms/draft-key.ts';
import { attachTodaysDate } from '../forms/open-door/show-todays-date.ts';
import { attachQuoteFrames } from '../forms/quote-frame/attach-quote-frames.ts';
import { attachPending } from '../forms/submissions/attach-pending.ts';
import { attachAvailability } from '../layout/contact-bar/attach-availability.ts';
import { attachContactBar } from '../layout/contact-bar/attach-contact-bar.ts';
import { attachMenus } from '../layout/header/attach-menus.ts';
import { attachLanguage } from '../layout/language-switch/attach-language.ts';
import { watchPrivacyLinks } from '../layout/privacy-dialog/watch-privacy-links.ts';
import { attachProgressBar } from '../layout/progress-bar/attach-progress-bar.ts';
import { attachTerritoryPanel } from '../layout/territory-control/attach-territory-panel.ts';
import { startAnalytics, warnOfSlowPaint } from '../lib/analytics/analytics.ts';
import { savesData } from '../lib/browser/connection.ts';
import { deviceStorage } from '../lib/browser/storage.ts';
import { pageCompany } from '../lib/shown-company.ts';
import { registerServiceWorker } from '../offline/register-service-worker.ts';
import { attachOffers } from '../sections/company/attach-offers.ts';
import { showCampaignPhone } from '../territory/campaign-phone.ts';
import { followTerritory } from '../territory/follow-territory.ts';
import { attachTooltips } from '../ui/tooltip/attach-tooltips.ts';
import { attachChat } from '../widgets/chat/attach-chat.ts';
import { startIslands } from '../widgets/islands/start-islands.ts';
import { defineLivePromise } from '../widgets/live-promise/live-promise-element.ts';
import deferredStyles from './deferred-styles.css?url';
import { importPart, importStyles } from './import-part.ts';
import { showWholePage } from './show-whole-page.ts';

/** Parts that only some pages have, and where they stand. */
const PAGE_PARTS =
  '.faq-list, .film, .month-sentence, .offline-page, .page-contents, .pest-cabinet, .pest-calendar, .product-table, .reviews, .checklist, .kind-pest-library';

/** Work after which the browser may answer a press or draw a frame before the next part starts, ms. */
const LONGEST_STRETCH_MS = 12;

/** What measures first, while the page is laid out as it was painted; then what visitors can use first. */
const PARTS: (() => void)[] = [
  attachOffers,
  defineLivePromise,
  attachTodaysDate,
  loadDrafts,
  startIslands,
  attachMenus,
  attachContactBar,
  attachChat,
  attachTerritoryPanel,
  attachTooltips,
  attachQuoteFrames,
  attachProgressBar,
  // The page is whole without them.
  () => load(() => importStyles(deferredStyles)),
  attachAvailability,
  attachPending,
  () => {
    if (document.querySelector(PAGE_PARTS)) load(() => import('./page-parts.ts'));
  },
  () => showCampaignPhone(pageCompany().campaign_phones),
  followTerritory,
  () => dataset.uncounted ?? startAnalytics(pageCompany()),
  () => watchPrivacyLinks(pageCompany()),
  attachLanguage,
  warnOfSlowPaint,
  () => pageCompany().works_offline && void registerServiceWorker(),
  preparePages,
  showWholePage,
];

/** Of a page in the quote form's frame. */
const FRAMED_PARTS = [loadDrafts, startIslands, defineLivePromise, attachTodaysDate, attachPending];

/** At once where there is a form or a draft: a visitor may type and leave before anything else is loaded. Else with the first focus. */
function loadDrafts(): void {
  const start = () =>
    load(async () => (await import('../forms/lead-form/attach-drafts.ts')).attachDrafts());
  const isForm = document.querySelector('main [data-draft], [data-sent-draft]');
  if (isForm || deviceStorage.keys(DRAFT_PREFIX).length > 0) start();
  else addEventListener('focusin', start, { once: true });
}

/**
 * Lets the browser prepare pages that a link is about to lead to (site/root.tsx), unless the visitor saves data. Browsers
 * without speculation rules load a page when it is asked for.
 */
function preparePages(): void {
  if (savesData()) return;
  const rules = document.querySelector<HTMLTemplateElement>('#speculation-rules');
  if (rules) document.head.append(rules.content);
}

/** A part that can't be had is left out. */
function load(part: () => Promise<unknown>): void {
  importPart(part).catch(() => undefined);
}

const { dataset } = document.documentElement;
void startAll(dataset.embedded ? FRAMED_PARTS : PARTS);

/** One after the other; on a slow device a press or a frame may come between two. */
async function startAll(parts: readonly (() => void)[]): Promise<void> {
  let since = performance.now();
  for (const start of parts) {
    if (performance.now() - since > LONGEST_STRETCH_MS) {
      await new Promise((resolve) => setTimeout(resolve));
      since = performance.now();
    }
    try {
      start();
    } catch (error) {
      console.error('A part of this page was left out:', error);
    }
  }
  dataset.scripts = 'running';
}
