/** Who is told of a lead besides the office's mailbox, and when the office is told again. */
import type { Site } from '../../../domain/content/site-schema.ts';
import { afterOfficeMinutes } from '../../../domain/hours/office-hours.ts';
import type { Env } from '../../env.ts';
import { messageIdDomain } from '../../mail/settings.ts';
import { webhookReceivers } from '../../webhooks/receivers.ts';

export interface NotificationSettings {
  /** What stands after the @ of every Message-ID. */
  messageIdDomain: string;
  /** Names of the webhook receivers. */
  receivers: string[];
  /** When, to the minute, the office hears again of a lead that came at `from` and was not called back; null = never. */
  remindAt(from: number): number | null;
}

export function notificationSettings(env: Env, site: Site): NotificationSettings {
  const minutes = env.remindAfterMinutes;
  return {
    messageIdDomain: messageIdDomain(env, site),
    receivers: webhookReceivers(env).map(({ name }) => name),
    remindAt: oncePerMinute(
      (from) => minutes && afterOfficeMinutes(site.hours, site.contact.time_zone, from, minutes),
    ),
  };
}

/** Whoever comes within a minute is reminded of at the same time: the calendar takes longer than saving a lead. */
function oncePerMinute(remindAt: NotificationSettings['remindAt']) {
  let known: { from: number; at: number | null } | null = null;
  return (from: number) => {
    const minute = Math.ceil(from / 60_000) * 60_000;
    if (known?.from !== minute) known = { from: minute, at: remindAt(minute) };
    return known.at;
  };
}
