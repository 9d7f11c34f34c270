/** What a page does once it runs and nobody waits for it: one file, fetched last. */
import type { Site } from '../../../domain/content/site-schema.ts';
import { warnOfSlowPaint } from '../../analytics/warn-of-slow-paint.ts';
import { rememberVisit } from '../../attribution/attribution-store.ts';
import { registerServiceWorker } from '../../offline/register-service-worker.ts';
import { watchPrivacyLinks } from '../../privacy/watch-privacy-links.ts';
import { startOutbox } from '../../submissions/send-waiting.ts';
import { followTerritory } from '../../territory/follow-territory.ts';
import { followClock } from '../hero/follow-clock.ts';

/** @returns what ends it. */
export function startQuietWork({ campaign_phones, analytics_id, works_offline }: Site): () => void {
  warnOfSlowPaint();
  // What sends a signup, so that it is there when the connection is lost.
  void import('../newsletter/send-signup.ts').catch((error: unknown) =>
    console.warn('Without a connection no signup can be kept.', error),
  );
  if (works_offline) void registerServiceWorker();
  const campaign = rememberVisit()?.last.utm_campaign;
  const ofCampaign = campaign_phones.find((entry) => entry.campaign === campaign);
  if (ofCampaign) document.documentElement.dataset.campaignPhone = ofCampaign.phone;
  const stops = [followTerritory(), startOutbox(), watchPrivacyLinks(analytics_id), followClock()];
  return () => {
    for (const stop of stops) stop();
  };
}
