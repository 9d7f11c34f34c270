/** What happens to a visit: asked for by a visitor, booked, moved, canceled. Each in one transaction with its messages. */
import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Area } from '../../../domain/content/site-schema.ts';
import { localDate } from '../../../domain/hours/office-hours.ts';
import { shownTerritoryOf } from '../../../domain/lead/lead-place.ts';
import { addressOf } from '../../../domain/lead/submission-fields.ts';
import type { Territory } from '../../../domain/territory/territory.ts';
import {
  askOfLead,
  bookingOf,
  changeableUntil,
  isBookable,
  MAX_WISHES,
  NO_AREA,
  offeredWindows,
  spotsOf,
  type VisitRules,
  type VisitWindow,
  windowKey,
} from '../../../domain/visits/visit-windows.ts';
import { inTransaction } from '../../database/database.ts';
import { toJson } from '../../database/json.ts';
import type { Database, LeadRow, VisitPayload, VisitRow } from '../../database/tables.ts';
import { hashOf } from '../../http/secrets.ts';
import { findLead } from '../../leads/store/leads.ts';
import { insertOutboxRows } from '../../outbox/store.ts';
import {
  type VisitChange,
  type VisitMessageSettings,
  visitMessages,
} from '../messages/visit-messages.ts';
import { isSigned } from '../messages/visits-link.ts';
import {
  bookedFrom,
  freeSpots,
  saveVisit,
  supersedeVisitMails,
  takenSpots,
  takeSpot,
  visitsOfLead,
} from '../store.ts';

export interface VisitContext {
  db: Kysely<Database>;
  rules: VisitRules;
  areas: Area[];
  messages: VisitMessageSettings;
  /** Key of the signed links to all visits of a mailbox (your-visits.ts). Default: such links open nothing. */
  linkKey?: string;
  /** ms since the epoch. */
  now: number;
}
export type VisitWithin = VisitContext & { db: Transaction<Database> };

/**
 * Why nothing was changed: `full` = all spots are taken, or the window is not offered; `conflict` = another was faster; `no-window` = it
 * has no length, or is years away.
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

/** A visitor may change the windows that were asked for so often: the office gets a mail each time. */
const MOST_CHANGES = 5;

/** A customer may move a booked visit as long as it was changed fewer times: the office gets a mail each time. It can always be canceled. */
const MOST_MOVES = 10;

/** A second press on a button comes within so long, ms. */
const SECOND_PRESS_MS = 60_000;

/** What a visitor sees of a request that was sent. */
export interface VisitChoice {
  /** Id of the area; null = its ZIP code is in none. */
  area: string | null;
  /** As the request has it; empty = none was named. */
  service: string;
  booking: VisitRules['booking'] | null;
  open: VisitWindow[];
  /** The visit that the visitor asked for before; null = none. */
  visit: VisitRow | null;
  /** Whether the windows can still be chosen. */
  isChangeable: boolean;
  /** Whether the token that was shown opens the link of the visit. */
  hasLink: boolean;
}

/** A visit as it was stored. */
export type SavedVisit = VisitRow & {
  /** Opens the link in its mails; null = it is not booked, or was stored before. */
  token: string | null;
  /** When it was before it was moved. */
  before: VisitWindow | null;
};

/** @param token of the link of its visit; null = none was shown. @returns null when there is no such request */
export function readChoice(
  submissionId: string,
  token: string | null,
  context: VisitContext,
): Promise<VisitChoice | null> {
  return inTransaction(context.db, async (db) => {
    const lead = await findLead(db, submissionId);
    if (!lead) return null;
    const within = { ...context, db };
    const key = { submissionId, visitId: submissionId, token: token ?? '' };
    return {
      ...(await choiceOf(lead, within)),
      hasLink: token !== null && (await findByKey(key, within)) !== null,
    };
  });
}

/** The territory whose number the visitor of a request sees; null = not known. */
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
): Promise<Omit<VisitChoice, 'hasLink'>> {
  const ask = askOfLead(lead, areas);
  const today = localDate(rules.zone, now);
  const taken = ask.area === null ? new Map() : await takenSpots(db, ask.area, today);
  const visits = await visitsOfLead(db, lead.submission_id);
  const visit = visits.find(({ visit_id }) => visit_id === lead.submission_id) ?? null;
  const booking = bookingOf(rules, ask.service);
  return {
    area: ask.area,
    service: ask.service,
    // A quarantined request holds no spot until it is released.
    booking: booking && lead.quarantine_reason !== null ? 'request' : booking,
    open: offeredWindows(rules, ask, taken, now),
    visit,
    isChangeable: visit === null || (visit.state === 'asked' && visit.sequence + 1 < MOST_CHANGES),
  };
}

/** The windows that are open at a place, before there is a request. @param service empty = any */
export async function readOpenWindows(
  { zip, service }: { zip: string; service: string },
  { db, rules, areas, now }: VisitContext,
): Promise<Pick<VisitChoice, 'area' | 'open'>> {
  const ask = askOfLead({ address: addressOf(zip), service_needed: service }, areas);
  if (ask.area === null) return { area: null, open: [] };
  const taken = await takenSpots(db, ask.area, localDate(rules.zone, now));
  return { area: ask.area, open: offeredWindows(rules, ask, taken, now) };
}

/** A visitor chooses windows: they are stored for the office, or, where the service is booked at once, one is taken. */
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
    if (visit && toJson(wishes) === visit.wishes) return { ...visit, token: null, before: null };
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
    token_hash: null,
    reason: null,
    done: null,
    created_at: now,
    updated_at: now,
  };
}

/** A window, or null = it is canceled. */
interface VisitBooking {
  window: VisitWindow | null;
  by: VisitPayload['by'];
  /** As the customer reads it. Default none. */
  reason?: string | undefined;
  /** On purpose, whether a spot is free or not. Default false. */
  over?: boolean | undefined;
}

/** The office books, moves or cancels one, within its transaction. @throws Refused, see `refusalOf` */
export async function bookForOffice(
  lead: LeadRow,
  visitId: string,
  booking: Omit<VisitBooking, 'by'>,
  context: VisitWithin,
): Promise<SavedVisit> {
  const visits = await visitsOfLead(context.db, lead.submission_id);
  const known = visits.find(({ visit_id }) => visit_id === visitId);
  if (!known && booking.window === null) throw new Refused('unknown');
  // Said again, as a browser does that got no answer.
  if (known && isAs(known, booking.window)) return { ...known, token: null, before: null };
  const { rules, now } = context;
  if (booking.window && !isBookable(rules.zone, booking.window, now))
    throw new Refused('no-window');
  const visit = known
    ? { ...known, sequence: known.sequence + 1 }
    : newVisit(lead, visitId, context);
  return bookWithin(lead, visit, { ...booking, by: 'office' }, context);
}

/** What came of a booked one, within the transaction of the office. The customer is not mailed. @throws Refused */
export async function finishVisit(
  lead: LeadRow,
  visitId: string,
  { state, done }: { state: 'done' | 'missed'; done: string },
  context: VisitWithin,
): Promise<SavedVisit> {
  const visits = await visitsOfLead(context.db, lead.submission_id);
  const visit = visits.find(({ visit_id }) => visit_id === visitId);
  if (!visit || visit.state === 'asked' || visit.state === 'canceled') throw new Refused('unknown');
  if (visit.state === state && (visit.done ?? '') === done)
    return { ...visit, token: null, before: null };
  const finished = { ...visit, state, done: done || null, sequence: visit.sequence + 1 };
  return saveWithMessages(lead, finished, { by: 'office', before: null }, context);
}

/** What a link in a mail names. */
export interface VisitKey {
  submissionId: string;
  visitId: string;
  token: string;
  /** Of a link from the page of all visits: `token` is its signature. Default: `token` is that of the newest mail. */
  until?: number | null;
}

/** @returns null when the link is none of ours, was replaced by that of a later mail, or its time is over */
export function readVisit(
  key: VisitKey,
  context: VisitContext,
): Promise<{ visit: VisitRow; service: string; open: VisitWindow[] } | null> {
  return inTransaction(context.db, async (db) => {
    const found = await findByKey(key, { ...context, db });
    if (!found) return null;
    const { service, open } = await choiceOf(found.lead, { ...context, db });
    return { visit: found.visit, service, open: placesToMove(found.visit, open) };
  });
}

/** The customer moves or cancels one by its link. */
export function changeByLink(
  key: VisitKey,
  window: VisitWindow | null,
  context: VisitContext,
): Promise<SavedVisit | VisitRefusal> {
  return refusable(context.db, async (db) => {
    const within = { ...context, db };
    const found = await findByKey(key, within);
    if (!found) return pressedTwice(key, window, within);
    const { lead, visit } = found;
    const { open } = await choiceOf(lead, within);
    if (window && !placesToMove(visit, open).some((one) => isSame(one, window)))
      throw new Refused('full');
    const changed = { ...visit, sequence: visit.sequence + 1 };
    return bookWithin(lead, changed, { window, by: 'customer' }, within);
  });
}

/** The first press has replaced the link, and browsers show the answer to the second one. @throws Refused when there was none */
async function pressedTwice(
  { submissionId, visitId }: VisitKey,
  window: VisitWindow | null,
  { db, now }: VisitWithin,
): Promise<SavedVisit> {
  const visits = await visitsOfLead(db, submissionId);
  const visit = visits.find(({ visit_id }) => visit_id === visitId);
  if (!visit || !isAs(visit, window) || now - visit.updated_at > SECOND_PRESS_MS)
    throw new Refused('too-late');
  return { ...visit, token: null, before: null };
}

async function findByKey(
  { submissionId, visitId, token, until = null }: VisitKey,
  { db, rules, linkKey, now }: VisitWithin,
): Promise<{ lead: LeadRow; visit: VisitRow } | null> {
  const lead = await findLead(db, submissionId);
  const visits = await visitsOfLead(db, submissionId);
  const visit = visits.find(({ visit_id }) => visit_id === visitId);
  const window = visit?.state === 'booked' ? windowOf(visit) : null;
  if (!lead || !visit || !window) return null;
  const isOpen =
    until === null
      ? visit.token_hash === hashOf(token)
      : isSigned({ email: lead.email, until, signature: token }, linkKey, now);
  if (!isOpen) return null;
  return changeableUntil({ ...rules, zone: visit.zone }, window) > now ? { lead, visit } : null;
}

/** Takes the spot, gives back the one before, and stores it with its messages. @throws Refused */
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
  change: Pick<VisitChange, 'by' | 'before'>,
  context: VisitWithin,
): Promise<SavedVisit> {
  const { db, now } = context;
  const token = visit.state === 'booked' ? randomBytes(32).toString('base64url') : null;
  const saved: VisitRow = { ...visit, token_hash: token && hashOf(token), updated_at: now };
  if (!(await saveVisit(db, saved))) throw new Refused('conflict');
  await supersedeVisitMails(db, saved);
  await insertOutboxRows(db, visitMessages(lead, saved, { ...change, token }, context));
  return { ...saved, token, before: change.before };
}

/** When it is, or was before it was canceled; null = it was never booked. */
export const windowOf = ({ day, window }: VisitRow): VisitWindow | null =>
  day !== null && window !== null ? { day, window } : null;

/** Its day has become a closed one, or there are fewer spots than when it was booked. */
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

/** Visits to come that somebody has to move, the next first. */
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

/** Where its customer can move it: not to where it is, and nowhere after many changes. */
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

/** Why a change was refused; null = something else was thrown. */
export function refusalOf(error: unknown): VisitRefusal | null {
  return error instanceof Refused ? error.reason : null;
}
