/** Webhook receivers of leads (WEBHOOK_URLS). */
import { createHash } from 'node:crypto';
import type { Env } from '../env.ts';

export interface WebhookReceiver {
  /**
   * Host and a short hash of the address. It stands in the database and in lists instead of the address, which
   * often is a secret itself.
   */
  name: string;
  url: string;
}

export function webhookReceivers({ webhookUrls }: Pick<Env, 'webhookUrls'>): WebhookReceiver[] {
  const urls = [...new Set(webhookUrls)];
  return urls.map((url) => ({ name: `${new URL(url).hostname}-${shortHash(url)}`, url }));
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);
