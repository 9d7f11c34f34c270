/** The life of a visit: asked for, booked, moved, canceled, done. Each change is one transaction with its messages. */
import type { Kysely, Transaction } from 'kysely';
import type { Area } from '../../domain/content/site-schema.ts';
import { localDate } from '../../domain/hours/office-hours.ts';
import type { Language } from '../../domain/language/language.ts';
import { shownTerritoryOf } from '../../domain/lead/lead-place.ts';
import { addressOf } from '../../domain/lead/submission-fields.ts';
import type { Territory } from '../../domain/territory/territory.ts';
import {
  askOfLead,
  bookingOf,
  changeableUntil,
  isBookable,
  MAX_WISHES,
  NO_AREA,
  spotsOf,
  type VisitRules,
  type VisitWindow,
  windowKey,
  windowOf,
} from '../../domain/visits/visit-windows.ts';
import { inTransaction } from '../database/database.ts';
import { toJson } from '../database/json.ts';
import type { Database, LeadRow, VisitPayload, VisitRow } from '../database/tables.ts';
import { findLead } from '../leads/store/stored-leads.ts';
import { isMailable, mailboxOf } from '../mail/address.ts';
import { insertNewOutboxRows, insertOutboxRows, outboxRow } from '../outbox/outbox-store.ts';
import {
  linkToMailbox,
  opensMailbox,
  opensVisit,
  type VisitLink,
  type VisitsLink,
} from './messages/visit-links.ts';
import {
  type VisitChange,
  type VisitMessageSettings,
  visitMessages,
} from './messages/visit-messages.ts';
import {
  bookedFrom,
  findVisit,
  freeSpots,
  openWindows,
  saveVisit,
  supersedeVisitMails,
  takeSpot,
  visitsOfMailbox,
} from './visit-store.ts';

export interface VisitContext {
  db: Kysely<Database>;
  rules: VisitRules;
  areas: Area[];
  messages: VisitMessageSettings;
  /** Signs the links in mails. */
  linkKey: string;
  /** ms since the epoch. */
  now: number;
}
export type VisitWithin = VisitContext & { db: Transaction<Database> };

/**
 * Why nothing was changed. `full`: all spots are taken, or the window is not offered. `conflict`: another change came first.
 * `no-window`: it has no length, or is years away.
 */
type VisitRefusal = 'unknown' | 'full' | 'conflict' | 'too-late' | 'no-window';

/** Thrown to roll the transaction back. */
class Refused extends Error {
  readonly reason: VisitRefusal;
  constructor(reason: VisitRefusal) {
    super(reason);
    this.reason = reason;
  }
}

/** Most changes of the requested windows by a visitor: the office gets a mail each time. */
const MOST_CHANGES = 5;

/** Most changes of a visit after which its customer can still move it. It can always be canceled. */
const MOST_MOVES = 10;

/** A second mail with the same link is not sent within this time, ms. */
const SAME_MAIL_MS = 10 * 60_000;

/** The windows that a visitor can choose for a request. */
export interface VisitChoice {
  /** Id of the area; null if the ZIP code is in none. */
  area: string | null;
  /** The service as the visitor typed it; empty if none was chosen. */
  service: string;
  booking: VisitRules['booking'] | null;
  open: VisitWindow[];
  /** The visit that the visitor has requested; null if there is none. */
  visit: VisitRow | null;
  /** True if the visitor can still choose other windows. */
  isChangeable: boolean;
}

/** A visit as it was stored, and its previous window; null unless this change moved it. */
export type SavedVisit = VisitRow & { before: VisitWindow | null };

/** @returns null if there is no such request */
export function readChoice(
  submissionId: string,
  context: VisitContext,
): Promise<VisitChoice | null> {
  return inTransaction(context.db, async (db) => {
    const lead = await findLead(db, submissionId);
    return lead ? choiceOf(lead, { ...context, db }) : null;
  });
}

/** The territory whose number the visitor of a request sees; null if unknown. */
export async function territoryOfRequest(
  submissionId: string,
  { db, areas }: Pick<VisitContext, 'db' | 'areas'>,
): Promise<Territory | null> {
  const lead = await findLead(db, submissionId);
  return lead ? shownTerritoryOf(lead, areas) : null;
}

async function choiceOf(
  lead: LeadRow,
  { db, rules, areas, now }: VisitWithin,
): Promise<VisitChoice> {
  const ask = askOfLead(lead, areas);
  const visit = (await findVisit(db, lead.submission_id, lead.submission_id)) ?? null;
  const booking = bookingOf(rules, ask.service);
  return {
    area: ask.area,
    service: ask.service,
    // A quarantined lead takes no spot until the office releases it.
    booking: booking && lead.quarantine_reason !== null ? 'request' : booking,
    open: await openWindows(db, rules, ask, now),
    visit,
    isChangeable: visit === null || (visit.state === 'asked' && visit.sequence + 1 < MOST_CHANGES),
  };
}

/** The windows that are open at a place, before there is a request. @param service empty for any */
export async function readOpenWindows(
  { zip, service }: { zip: string; service: string },
  { db, rules, areas, now }: Omit<VisitContext, 'linkKey'>,
): Promise<Pick<VisitChoice, 'area' | 'open'>> {
  const ask = askOfLead({ address: addressOf(zip), service_needed: service }, areas);
  return { area: ask.area, open: await openWindows(db, rules, ask, now) };
}

/** A visitor chooses windows: one is booked if the service is booked at once, otherwise they are stored for the office. */
export function askForVisit(
  submissionId: string,
  windows: VisitWindow[],
  context: VisitContext,
): Promise<SavedVisit | VisitRefusal> {
  return refusable(context.db, async (db) => {
    const within = { ...context, db };
    const lead = await findLead(db, submissionId);
    if (!lead) throw new Refused('unknown');
    const { booking, open, visit, isChangeable } = await choiceOf(lead, within);
    const wishes = open.filter((one) => windows.some((wish) => isSame(one, wish)));
    if (visit && toJson(wishes) === visit.wishes) return unchanged(visit);
    if (!isChangeable) throw new Refused('too-late');
    const most = booking === 'instant' ? 1 : MAX_WISHES;
    if (wishes.length === 0 || wishes.length !== windows.length || wishes.length > most)
      throw new Refused('full');
    const asked: VisitRow = {
      ...(visit ?? newVisit(lead, lead.submission_id, within)),
      wishes: toJson(wishes),
      sequence: visit ? visit.sequence + 1 : 0,
      updated_at: context.now,
    };
    const [first] = wishes;
    return booking === 'instant' && first
      ? bookWithin(lead, asked, { window: first, by: 'customer' }, within)
      : saveWithMessages(lead, asked, { by: 'customer', before: null }, within);
  });
}

function newVisit(
  lead: LeadRow,
  visitId: string,
  { rules, areas, now }: Pick<VisitContext, 'rules' | 'areas' | 'now'>,
): VisitRow {
  return {
    submission_id: lead.submission_id,
    visit_id: visitId,
    state: 'asked',
    wishes: toJson([]),
    area: askOfLead(lead, areas).area,
    day: null,
    window: null,
    seat: null,
    over: null,
    zone: typeof rules.zone === 'string' ? rules.zone : rules.zone.name,
    sequence: 0,
    reason: null,
    done: null,
    created_at: now,
    updated_at: now,
  };
}

interface VisitBooking {
  /** null cancels the visit. */
  window: VisitWindow | null;
  by: VisitPayload['by'];
  /** Shown to the customer. Default: none. */
  reason?: string | undefined;
  /** True books it even if no spot is free. Default: false. */
  over?: boolean | undefined;
}

/** The office books, moves or cancels a visit, within its transaction. @throws Refused, see `refusalOf` */
export async function bookForOffice(
  lead: LeadRow,
  visitId: string,
  booking: Omit<VisitBooking, 'by'>,
  context: VisitWithin,
): Promise<SavedVisit> {
  const known = await findVisit(context.db, lead.submission_id, visitId);
  if (!known && booking.window === null) throw new Refused('unknown');
  // A browser without an answer repeats its call.
  if (known && isAs(known, booking.window)) return unchanged(known);
  const { rules, now } = context;
  if (booking.window && !isBookable(rules.zone, booking.window, now))
    throw new Refused('no-window');
  const visit = known
    ? { ...known, sequence: known.sequence + 1 }
    : newVisit(lead, visitId, context);
  return bookWithin(lead, visit, { ...booking, by: 'office' }, context);
}

/** The office records how a booked visit ended, within its transaction. The customer gets no mail. @throws Refused */
export async function finishVisit(
  lead: LeadRow,
  visitId: string,
  { state, done }: { state: 'done' | 'missed'; done: string },
  context: VisitWithin,
): Promise<SavedVisit> {
  const visit = await findVisit(context.db, lead.submission_id, visitId);
  if (!visit || visit.state === 'asked' || visit.state === 'canceled') throw new Refused('unknown');
  if (visit.state === state && (visit.done ?? '') === done) return unchanged(visit);
  const finished = { ...visit, state, done: done || null, sequence: visit.sequence + 1 };
  return saveWithMessages(lead, finished, { by: 'office', before: null }, context);
}

/** @returns null if the link is not ours or has ended, or the visit can no longer be changed */
export function readVisit(
  link: VisitLink,
  context: VisitContext,
): Promise<{ visit: VisitRow; service: string; open: VisitWindow[] } | null> {
  return inTransaction(context.db, async (db) => {
    const within = { ...context, db };
    const found = await findByLink(link, within);
    if (!found || !isChangeable(found.visit, context)) return null;
    const { service, open } = await choiceOf(found.lead, within);
    return { visit: found.visit, service, open: placesToMove(found.visit, open) };
  });
}

/** The customer moves a visit by its link, or cancels it. @param window null cancels it */
export function changeByLink(
  link: VisitLink,
  window: VisitWindow | null,
  context: VisitContext,
): Promise<SavedVisit | VisitRefusal> {
  return refusable(context.db, async (db) => {
    const within = { ...context, db };
    const found = await findByLink(link, within);
    if (!found) throw new Refused('too-late');
    const { lead, visit } = found;
    // If the button is pressed twice, browsers show the second answer.
    if (isAs(visit, window)) return unchanged(visit);
    if (!isChangeable(visit, context)) throw new Refused('too-late');
    const { open } = await choiceOf(lead, within);
    if (window && !placesToMove(visit, open).some((one) => isSame(one, window)))
      throw new Refused('full');
    const changed = { ...visit, sequence: visit.sequence + 1 };
    return bookWithin(lead, changed, { window, by: 'customer' }, within);
  });
}

async function findByLink(
  link: VisitLink,
  { db, linkKey, now }: VisitWithin,
): Promise<{ lead: LeadRow; visit: VisitRow } | null> {
  if (!opensVisit(link, linkKey, now)) return null;
  const lead = await findLead(db, link.request);
  const visit = await findVisit(db, link.request, link.visit);
  return lead && visit ? { lead, visit } : null;
}

/** True until a set hour before a booked visit. */
function isChangeable(visit: VisitRow, { rules, now }: Pick<VisitContext, 'rules' | 'now'>) {
  const window = visit.state === 'booked' ? windowOf(visit) : null;
  return window !== null && changeableUntil({ ...rules, zone: visit.zone }, window) > now;
}

/** Queues the mail with the link to all visits of a mailbox. @returns false if it has none: visitors must not learn which */
export async function mailVisitsLink(
  email: string,
  language: Language,
  { db, messages, linkKey, now }: VisitContext,
): Promise<boolean> {
  if (!isMailable(email)) return false;
  const newest = (await visitsOfMailbox(db, mailboxOf(email))).at(-1);
  if (!newest) return false;
  const { submission_id } = newest;
  const { until, key } = linkToMailbox(newest, linkKey, now);
  const payload = { email: newest.email, language, until, key };
  const id = `${submission_id}:visits_link:${Math.floor(now / SAME_MAIL_MS)}`;
  const { messageIdDomain } = messages;
  const message = { kind: 'visits_link' as const, submissionId: submission_id, payload, now, id };
  await insertNewOutboxRows(db, [outboxRow({ ...message, messageIdDomain })]);
  return true;
}

export interface YourVisits {
  /** Requested, or booked for today or later, the next first. `isChangeable`: by the customer. */
  coming: { visit: VisitRow & Pick<LeadRow, 'service_needed'>; isChangeable: boolean }[];
  /** Past visits, the newest first, without canceled ones. */
  earlier: VisitRow[];
}

/** All visits of a mailbox. @returns null if the link is not ours or has ended */
export async function readYourVisits(
  link: VisitsLink,
  context: VisitContext,
): Promise<YourVisits | null> {
  const { db, rules, linkKey, now } = context;
  const lead = await findLead(db, link.request);
  if (!lead || !opensMailbox(link, lead.email, linkKey, now)) return null;
  const visits = await visitsOfMailbox(db, mailboxOf(lead.email));
  const today = localDate(rules.zone, now);
  const isComing = ({ state, day }: VisitRow) =>
    state === 'asked' || (state === 'booked' && (day ?? '') >= today);
  const dayOf = ({ day, window }: VisitRow) => `${day ?? ''} ${window ?? ''}`;
  return {
    coming: visits
      .filter(isComing)
      .sort((one, other) => dayOf(one).localeCompare(dayOf(other)))
      .map((visit) => ({ visit, isChangeable: isChangeable(visit, context) })),
    earlier: visits
      .filter((visit) => !isComing(visit) && visit.state !== 'canceled')
      .sort((one, other) => dayOf(other).localeCompare(dayOf(one))),
  };
}

/** Takes a spot, frees the previous one, and stores the visit with its messages. @throws Refused */
async function bookWithin(
  lead: LeadRow,
  visit: VisitRow,
  { window, by, reason = '', over = false }: VisitBooking,
  context: VisitWithin,
): Promise<SavedVisit> {
  const { db, rules } = context;
  const { submission_id, visit_id, area } = visit;
  const before = visit.state === 'booked' ? windowOf(visit) : null;
  const changed = { ...visit, reason: reason || null };
  if (window === null) {
    await freeSpots(db, visit, null);
    const canceled: VisitRow = { ...changed, state: 'canceled', seat: null, over: null };
    return saveWithMessages(lead, canceled, { by, before: null }, context);
  }
  const pool = area ?? NO_AREA;
  const spot = { submission_id, visit_id, pool, ...window };
  const spots = spotsOf(rules, pool);
  const seat = await takeSpot(db, spot, spots, { over });
  if (seat === null) throw new Refused('full');
  await freeSpots(db, visit, { ...spot, seat });
  const taken = { area: pool, seat, over: seat > spots ? 1 : null };
  const booked: VisitRow = { ...changed, ...window, ...taken, state: 'booked' };
  return saveWithMessages(lead, booked, { by, before }, context);
}

async function saveWithMessages(
  lead: LeadRow,
  visit: VisitRow,
  change: VisitChange,
  context: VisitWithin,
): Promise<SavedVisit> {
  const { db, now } = context;
  const saved: VisitRow = { ...visit, updated_at: now };
  if (!(await saveVisit(db, saved))) throw new Refused('conflict');
  await supersedeVisitMails(db, saved);
  await insertOutboxRows(db, visitMessages(lead, saved, change, context));
  return { ...saved, before: change.before };
}

const unchanged = (visit: VisitRow): SavedVisit => ({ ...visit, before: null });

/** Problems of a booked visit: its day was closed later, or there are fewer spots than when it was booked. */
export function troublesOf(
  { state, day, area, seat, over }: VisitRow,
  rules: VisitRules,
): { is_closed: boolean; is_over: boolean } {
  const isBooked = state === 'booked' && day !== null;
  return {
    is_closed: isBooked && rules.closed.includes(day),
    is_over: isBooked && !over && seat !== null && seat > spotsOf(rules, area ?? NO_AREA),
  };
}

/** Coming visits that the office has to move, the next first. */
export async function troubledVisits(db: Kysely<Database>, rules: VisitRules, now: number) {
  const coming = await bookedFrom(db, localDate(rules.zone, now));
  return coming.filter((visit) => {
    const { is_closed, is_over } = troublesOf(visit, rules);
    return is_closed || is_over;
  });
}

const isAs = ({ state, day, window }: VisitRow, wanted: VisitWindow | null) =>
  wanted === null
    ? state === 'canceled'
    : state === 'booked' && day === wanted.day && window === wanted.window;

/** Windows to which a customer can move a visit: not its own, and none after MOST_MOVES changes. */
const placesToMove = (visit: VisitRow, open: VisitWindow[]): VisitWindow[] =>
  visit.sequence < MOST_MOVES ? open.filter((one) => !isAs(visit, one)) : [];

const isSame = (one: VisitWindow, other: VisitWindow) => windowKey(one) === windowKey(other);

async function refusable(
  db: Kysely<Database>,
  work: (db: Transaction<Database>) => Promise<SavedVisit>,
): Promise<SavedVisit | VisitRefusal> {
  try {
    return await inTransaction(db, work);
  } catch (error) {
    const reason = refusalOf(error);
    if (!reason) throw error;
    return reason;
  }
}

/** Why a change was refused; null if something else was thrown. */
export function refusalOf(error: unknown): VisitRefusal | null {
  return error instanceof Refused ? error.reason : null;
}
