/** What the calls of /office share. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Area, Site } from '../../../domain/content/site-schema.ts';
import type { VisitRules } from '../../../domain/visits/visit-windows.ts';
import type { DiskReserve } from '../../data-dir/disk-reserve.ts';
import type { Database } from '../../database/tables.ts';
import type { Env } from '../../env.ts';
import type { NotificationSettings } from '../../leads/messages/lead-messages.ts';
import type { Served } from '../../pages/served-site.ts';
import type { EventFeed } from '../service/event-feed.ts';
import type { Session } from '../store/sessions.ts';

export interface OfficeContext {
  /** Room on the disk that is kept for leads. */
  reserve: DiskReserve;
  db: Kysely<Database>;
  env: Env;
  site: Site;
  areas: Area[];
  /** By what is published; null = the company offers no visits. */
  visits: (() => VisitRules) | null;
  siteUrl: string;
  notifications: NotificationSettings;
  /** Milliseconds since the epoch. */
  now(): number;
  /** Whether the schema is up to date: `ok`, or why it is not. */
  migrationState(): string;
  /** Whether requests are taken, as /readyz says it. */
  readiness(): Promise<{ states: Record<string, string> }>;
  /** Something new is in the outbox. */
  wakeOutbox(): void;
  /** A publication was asked for, or has become live. */
  wakePublisher(): void;
  /** Whether anybody has been invited, as far as this process knows; `look` asks the database. */
  isInUse(): boolean;
  look(): Promise<boolean>;
  /** Key of the signed links in mails; null until somebody was invited. */
  linkKey(): string | null;
  feed: EventFeed;
  /** Ends every stream of events that is open. */
  streams: Set<() => void>;
  /** Route config: at most `max` calls per client within `seconds`. Empty when limits are off. */
  limit(max: number, seconds: number): object;
  sessionOf(request: FastifyRequest, reply: FastifyReply): Promise<Session | null>;
  /** What visitors get; null = nothing is served. */
  served(): Served | null;
}
