/**
 * The script of every page but the framed ones: what a page gains once it runs, without React. Islands bring React when
 * they are wanted. A part that fails is left out alone.
 */
import { PAGE_SETTINGS } from 'virtual:page-settings';
import { startAnalytics } from '../analytics/analytics.ts';
import { warnOfSlowPaint } from '../analytics/warn-of-slow-paint.ts';
import { attachMenus } from '../components/header/attach-menus.ts';
import { attachProgressBar } from '../components/progress-bar/attach-progress-bar.ts';
import { openSearchByKey } from '../components/site-search/open-search-by-key.ts';
import { attachTerritoryPanel } from '../components/territory-control/attach-territory-panel.ts';
import { attachTooltips } from '../components/tooltip/attach-tooltips.ts';
import { startIslands } from '../islands/start-islands.ts';
import { registerServiceWorker } from '../offline/register-service-worker.ts';
import { watchPrivacyLinks } from '../privacy/watch-privacy-links.ts';
import { showCampaignPhone } from '../territory/campaign-phone.ts';
import { followTerritory } from '../territory/follow-territory.ts';
import { followClock } from './clock.ts';
import { importPart } from './import-part.ts';

/** What visitors can use first. */
const PARTS: (() => void)[] = [
  startIslands,
  attachMenus,
  attachTerritoryPanel,
  attachTooltips,
  attachProgressBar,
  openSearchByKey,
  () => void importPart(() => import('./late-styles.ts')).catch(() => undefined),
  () => showCampaignPhone(PAGE_SETTINGS.campaign_phones),
  followTerritory,
  followClock,
  () => startAnalytics(PAGE_SETTINGS.analytics_id),
  () => watchPrivacyLinks(PAGE_SETTINGS.analytics_id),
  warnOfSlowPaint,
  () => PAGE_SETTINGS.works_offline && void registerServiceWorker(),
];

for (const start of PARTS) {
  try {
    start();
  } catch (error) {
    console.error('A part of this page was left out:', error);
  }
}
document.documentElement.dataset.scripts = 'running';
