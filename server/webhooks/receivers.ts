/** Webhook receivers of leads (WEBHOOK_URLS). */
import { createHash } from 'node:crypto';
import type { Env } from '../env.ts';

export interface WebhookReceiver {
  /** Host and a short hash of the URL. It replaces the URL, often a secret itself, in the database and in lists. */
  name: string;
  url: string;
}

export function webhookReceivers({ webhookUrls }: Pick<Env, 'webhookUrls'>): WebhookReceiver[] {
  const urls = [...new Set(webhookUrls)];
  return urls.map((url) => ({ name: `${new URL(url).hostname}-${shortHash(url)}`, url }));
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);
