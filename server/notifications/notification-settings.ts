/** Who is told of a lead besides the office's mailbox, and when the office is told again. */
import type { Site } from '../../domain/content/site-schema.ts';
import { afterOfficeMinutes } from '../../domain/hours/office-hours.ts';
import type { Env } from '../env.ts';
import { webhookReceivers } from '../webhooks/receivers.ts';
import { messageIdDomain } from './mail-settings.ts';

export interface NotificationSettings {
  /** What stands after the @ of every Message-ID. */
  messageIdDomain: string;
  /** Names of the webhook receivers. */
  receivers: string[];
  /** When the office hears again of a lead that came at `from` and was not called back; null = never. */
  remindAt(from: number): number | null;
}

export function notificationSettings(env: Env, site: Site): NotificationSettings {
  const minutes = env.remindAfterMinutes;
  return {
    messageIdDomain: messageIdDomain(env, site),
    receivers: webhookReceivers(env).map(({ name }) => name),
    remindAt: (from) =>
      minutes && afterOfficeMinutes(site.hours, site.contact.time_zone, from, minutes),
  };
}
