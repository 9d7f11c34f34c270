/** Shows the number of the visitor's campaign instead of their territory's (site.yaml, campaign_phones). */
import type { Site } from '../../domain/content/site-schema.ts';
import { telephoneLink } from '../../domain/territory/territory.ts';
import { rememberVisit } from '../lib/attribution/attribution-store.ts';

/** Records the visit, and shows the number of its campaign. */
export function showCampaignPhone(campaignPhones: Site['campaign_phones']): void {
  const campaign = rememberVisit()?.last.utm_campaign;
  const phone = campaignPhones.find((entry) => entry.campaign === campaign)?.phone;
  if (!phone) return;
  document.documentElement.dataset.campaignPhone = phone;
  // Links in islands follow <html> (phone/phone.tsx).
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-for-territory]')) {
    if (!link.closest('[data-island]')) showNumber(link, phone);
  }
  // An office's own number would be a second one.
  for (const number of document.querySelectorAll('.office-number')) number.remove();
}

function showNumber(link: HTMLAnchorElement, phone: string): void {
  link.href = telephoneLink(phone);
  const words = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const { currentNode } = words;
    currentNode.nodeValue = currentNode.nodeValue?.replace(/\(\d{3}\) \d{3}-\d{4}/, phone) ?? null;
  }
}
