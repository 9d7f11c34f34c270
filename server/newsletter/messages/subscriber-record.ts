/** A subscriber as exports and webhook calls contain it. The fields are a public contract: docs/integrations.md. */
import * as v from 'valibot';
import { toCsv } from '../../../domain/csv/csv.ts';
import { LANGUAGES } from '../../../domain/language/language.ts';
import { inLanguage } from '../../../domain/messages/message-language.ts';
import { fromJson } from '../../database/json.ts';
import type { NewsletterEventPayload, OutboxRow } from '../../database/tables.ts';
import { IsoTime, isoTime } from '../../leads/messages/lead-record.ts';
import { newsletterLink } from './newsletter-mail.ts';

const SubscriberRecord = v.object({
  email: v.string(),
  signed_up_at: IsoTime,
  confirmed_at: v.pipe(
    v.nullable(IsoTime),
    v.description(
      'When the link in the confirmation mail was followed; null = it was not asked for',
    ),
  ),
  source_page: v.pipe(v.string(), v.description('Which form, or import')),
  language: v.pipe(v.picklist(LANGUAGES), v.description('Of the page: the language to write in')),
  consent_version: v.pipe(
    v.nullable(v.string()),
    v.description('Version of the words that the visitor read'),
  ),
  consent_page: v.nullable(v.string()),
  unsubscribe_url: v.pipe(
    v.string(),
    v.url(),
    v.description('A page with a button; a POST unsubscribes at once, as RFC 8058 says'),
  ),
});
export type SubscriberRecord = v.InferOutput<typeof SubscriberRecord>;

/** The CSV export, one line per subscriber. listmonk imports extra fields from the column `attributes` only. */
export function subscribersCsv(records: SubscriberRecord[]): string {
  const rows = records.map((record) => {
    const { language, unsubscribe_url } = record;
    return { ...record, attributes: JSON.stringify({ language, unsubscribe_url }) };
  });
  return toCsv([...Object.keys(SubscriberRecord.entries), 'attributes'], rows);
}

const timestamp = v.pipe(IsoTime, v.description('When it was chosen'));

/** Bodies of webhook calls about a subscriber. Fields may be added; renaming or removing one needs a new `type`. */
export const SubscribedBody = v.object({
  type: v.literal('newsletter.subscribed'),
  timestamp,
  data: SubscriberRecord,
});
export const UnsubscribedBody = v.object({
  type: v.literal('newsletter.unsubscribed'),
  timestamp,
  data: v.object({ email: v.string() }),
});

type RecordedSubscriber = Omit<NewsletterEventPayload, 'type' | 'at' | 'token'>;

export function subscriberRecord(
  subscriber: RecordedSubscriber,
  token: string,
  siteUrl: string,
): SubscriberRecord {
  const { email, source_page, language } = subscriber;
  const consent = fromJson(subscriber.consent);
  return {
    email,
    signed_up_at: isoTime(subscriber.created_at),
    confirmed_at: isoTime(subscriber.confirmed_at),
    source_page,
    language,
    consent_version: consent?.version ?? null,
    consent_page: consent?.page ?? null,
    unsubscribe_url: inLanguage(language, () => newsletterLink(siteUrl, 'unsubscribe', token)),
  };
}

/** The webhook event of a subscriber. Its id is the same on every attempt and for all receivers. */
export function newsletterEvent(
  row: Pick<OutboxRow<'newsletter_webhook'>, 'payload' | 'submission_id'>,
  siteUrl: string,
): { id: string; body: v.InferOutput<typeof SubscribedBody | typeof UnsubscribedBody> } {
  const { type, at, token, ...subscriber } = fromJson(row.payload);
  const id = `${type}.${row.submission_id}`;
  const timestamp = isoTime(at);
  if (type === 'newsletter.unsubscribed')
    return { id, body: { type, timestamp, data: { email: subscriber.email } } };
  return { id, body: { type, timestamp, data: subscriberRecord(subscriber, token, siteUrl) } };
}
