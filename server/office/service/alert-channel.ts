/** Outbox channel of /office: adds leads to the inbox, sends pushes, and mails sign-in links. */

import type { Kysely } from 'kysely';
import type { Area, Site } from '../../../domain/content/site-schema.ts';
import { placeOfLead } from '../../../domain/lead/lead-place.ts';
import type { PushMessage } from '../../../domain/office/push-api.ts';
import { fromJson } from '../../database/json.ts';
import type { Database, OutboxRow, VisitPayload } from '../../database/tables.ts';
import { isRefusedForGood, type Mailer, mailErrorCode } from '../../mail/mailer.ts';
import { type Channel, DeliveryFailure, isOfKind, rendered } from '../../outbox/outbox-channel.ts';
import { addToInbox } from '../store/inbox-entries.ts';
import { pushKey } from '../store/office-keys.ts';
import { readLeadToAlert } from '../store/office-leads.ts';
import { readOfficeSettings } from '../store/office-settings.ts';
import { deletePushDevice, findPushDevice } from '../store/push-devices.ts';
import { takeAct, visitAct } from './acts.ts';
import { alertNewLead, alertVisit } from './alerts.ts';
import { postPush, RefusedAddress } from './push-address.ts';
import { deliverSignIn } from './sign-in-mails.ts';
import { encryptPush, signPush, topicOf } from './web-push.ts';

interface OfficeChannelOptions {
  db: Kysely<Database>;
  mailer: Pick<Mailer, 'send'>;
  site: Site;
  areas: Area[];
  siteUrl: string;
  /** Additional push services (PUSH_ORIGINS). */
  pushOrigins: readonly string[];
  /** Milliseconds since the epoch. Default: the clock. */
  now?: () => number;
  /** Called after writes: events and further outbox rows. */
  onChange(): void;
}

/** Maximum concurrent deliveries. */
const IN_FLIGHT = 8;

export function officeChannel(
  options: OfficeChannelOptions,
): Channel<'arrival' | 'visit_change' | 'push' | 'sign_in'> {
  const { db, site, now = Date.now, onChange } = options;
  return {
    kinds: ['arrival', 'visit_change', 'push', 'sign_in'],
    inFlight: IN_FLIGHT,
    async deliver(row) {
      if (isOfKind(row, 'push')) return deliverPush(row, options);
      if (isOfKind(row, 'sign_in')) return deliverSignIn(row, options);
      if (isOfKind(row, 'visit_change')) return noteVisit(row, options);
      if (await addToInbox(db, row.submission_id, { site }))
        await alertNewLead(row.submission_id, row.stage, { db, now: now() });
      onChange();
      return 'sent';
    },
    isRefusedForGood: (error) =>
      error instanceof DeliveryFailure ? error.isFinal : isRefusedForGood(error),
    errorCode: (error) => (error instanceof DeliveryFailure ? error.message : mailErrorCode(error)),
  };
}

/** Records a customer's change of a visit in the history of the request. */
async function noteVisit(
  row: OutboxRow<'visit_change'>,
  { db, site, now = Date.now, onChange }: OfficeChannelOptions,
): Promise<'sent'> {
  const visit = rendered(() => fromJson(row.payload));
  await addToInbox(db, row.submission_id, { site });
  // The notice by mail has already reminded the office.
  const notifications = { remindAt: () => null };
  await takeAct(row.submission_id, visitAct(visit), {
    db,
    site,
    notifications,
    now: now(),
    person: null,
  });
  await alertVisit(row.submission_id, visit, { db, now: now() });
  onChange();
  return 'sent';
}

/** Age in ms after which an alert is not worth sending. */
const STALE_MS = 24 * 3_600_000;
/** How long a push service stores it for a device that is off, s. */
const MAX_AGE_S = 4 * 3600;

async function deliverPush(
  row: OutboxRow<'push'>,
  options: OfficeChannelOptions,
): Promise<'sent' | 'suppressed'> {
  const { db, site, siteUrl, pushOrigins, now = Date.now } = options;
  const device = await findPushDevice(db, row.receiver ?? '');
  const message =
    device && row.created_at > now() - STALE_MS && (await messageOf(row, options, now()));
  if (!device || !message) return 'suppressed';
  const key = await pushKey(db);
  const status = await postPush(
    device.endpoint,
    {
      authorization: signPush(device.endpoint, key, contactOf(site, siteUrl), now()),
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: String(MAX_AGE_S),
      urgency: message.kind === 'test' ? 'normal' : 'high',
      topic: topicOf(message.tag),
    },
    encryptPush(JSON.stringify(message), device),
    pushOrigins,
  ).catch((error: unknown) => {
    if (error instanceof RefusedAddress) throw new DeliveryFailure('refused address', true);
    throw new DeliveryFailure(codeOf(error), false);
  });
  // The browser has dropped the subscription.
  if (status === 404 || status === 410) {
    await deletePushDevice(db, device.subscription_id);
    return 'suppressed';
  }
  if (status < 200 || status > 299) {
    const isFinal = status < 500 && ![408, 425, 429].includes(status);
    throw new DeliveryFailure(`HTTP ${status}`, isFinal);
  }
  return 'sent';
}

/** Current text of the alert; null if it is obsolete. */
async function messageOf(
  row: OutboxRow<'push'>,
  { db, site, areas }: Pick<OfficeChannelOptions, 'db' | 'site' | 'areas'>,
  now: number,
): Promise<PushMessage | null> {
  const {
    kind,
    due_at,
    text = '',
    url = '/office/numbers',
    visit,
  } = rendered(() => fromJson(row.payload));
  const title = site.brand.name;
  if (kind === 'alarm') return { kind, title, body: text, tag: row.submission_id, url, at: now };
  if (kind === 'test') {
    const body = 'Alerts reach this device.';
    return { kind, title, body, tag: 'test', url: '/office', at: now };
  }
  const found = await readLeadToAlert(db, row.submission_id);
  // Someone has called already, or the promise has changed.
  const isOver =
    !found ||
    (kind !== 'visit' && (due_at === null ? found.status !== 'new' : found.due_at !== due_at));
  if (isOver) return null;
  const { lock_screen_details: isOpen } = await readOfficeSettings(db);
  const { area } = placeOfLead({ address: found.address, territory: found.territory }, areas);
  const minutes = due_at === null ? 0 : Math.round((due_at - now) / 60_000);
  const arrived = found.stage === 'partial' ? 'Unfinished chat' : 'New request';
  const due = minutes > 0 ? `Call within ${minutes} min` : 'A call is late';
  const words = {
    lead: arrived,
    visit: VISIT_WORDS[visit ?? 'asked'],
    reminder: due,
  };
  const what = words[kind];
  const who = [
    found.first_name,
    found.service_needed,
    area?.short_label,
    found.language === 'es' && 'Spanish',
  ].filter(Boolean);
  return {
    kind,
    title: isOpen ? `${what}: ${found.first_name}` : what,
    body: isOpen ? who.slice(1).join(', ') || 'Open to see it.' : 'Open to see it.',
    tag: `lead-${row.submission_id}`,
    url: `/office/leads/${row.submission_id}`,
    at: now,
  };
}

const VISIT_WORDS: Record<VisitPayload['state'], string> = {
  asked: 'Times for a visit',
  booked: 'A visit was booked or moved',
  canceled: 'A visit was canceled',
  done: 'Visits',
  missed: 'Visits',
};

/** Push services contact this address about misbehaving pushes. It must be https or mailto. */
function contactOf({ contact }: Site, siteUrl: string): string {
  return siteUrl.startsWith('https:') ? siteUrl : `mailto:${contact.email || 'office@localhost'}`;
}

const codeOf = (error: unknown) => {
  const { code, name } = error as { code?: string; name?: string };
  return String(code ?? name ?? 'Error').slice(0, 60);
};
