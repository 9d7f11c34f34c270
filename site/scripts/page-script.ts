/** The script of every page, without React. Islands load React when visitors want them. If a part fails, the others still start. */
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

/** Elements whose parts are in page-parts.ts. */
const PAGE_PARTS =
  '.faq-list, .film, .month-sentence, .offline-page, .page-contents, .pest-cabinet, .pest-calendar, .product-table, .reviews, .checklist, .kind-pest-library';

/** Time in ms after which the browser may handle a press or paint before the next part starts. */
const LONGEST_STRETCH_MS = 5;

/** First the parts that measure, while the layout is still that of the paint; then those that visitors use first. */
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
  // The page is complete without them.
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

/** Parts of a page in the quote form's frame. */
const FRAMED_PARTS = [loadDrafts, startIslands, defineLivePromise, attachTodaysDate, attachPending];

/** At once if there is a form or a draft, because a visitor may type and leave early. Otherwise with the first focus. */
function loadDrafts(): void {
  const start = () =>
    load(async () => (await import('../forms/lead-form/attach-drafts.ts')).attachDrafts());
  const isForm = document.querySelector('main [data-draft], [data-sent-draft]');
  if (isForm || deviceStorage.keys(DRAFT_PREFIX).length > 0) start();
  else addEventListener('focusin', start, { once: true });
}

/** Lets the browser prerender the page of a link that the visitor points at (speculation rules in site/root.tsx), unless the visitor saves data. */
function preparePages(): void {
  if (savesData()) return;
  const rules = document.querySelector<HTMLTemplateElement>('#speculation-rules');
  if (rules) document.head.append(rules.content);
}

/** A part that can't be loaded is left out. */
function load(part: () => Promise<unknown>): void {
  importPart(part).catch(() => undefined);
}

const { dataset } = document.documentElement;
void startAll(dataset.embedded ? FRAMED_PARTS : PARTS);

/** Starts the parts in order; on a slow device it yields to presses and paints between two. */
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
