/** Context shared by the calls of /office. */
import type { Kysely } from 'kysely';
import type { Area, Site } from '../../../domain/content/site-schema.ts';
import type { VisitRules } from '../../../domain/visits/visit-windows.ts';
import type { DiskReserve } from '../../data-dir/disk-reserve.ts';
import type { Database } from '../../database/tables.ts';
import type { Env } from '../../env.ts';
import type { NotificationSettings } from '../../leads/messages/lead-messages.ts';
import type { Served } from '../../pages/served-site.ts';

export interface OfficeContext {
  /** Disk space reserved for leads. */
  reserve: DiskReserve;
  db: Kysely<Database>;
  env: Env;
  site: Site;
  areas: Area[];
  /** Rules of visits as published; null if the company offers none. */
  visits: (() => VisitRules) | null;
  siteUrl: string;
  notifications: NotificationSettings;
  /** Milliseconds since the epoch. */
  now(): number;
  /** Migration state of the schema: `ok`, or why not. */
  migrationState(): string;
  /** Whether requests are accepted, as /readyz reports it. */
  readiness(): Promise<{ states: Record<string, string> }>;
  /** Tells the outbox worker that there are new rows. */
  wakeOutbox(): void;
  /** Tells the publisher that a publication was requested or went live. */
  wakePublisher(): void;
  /** True if someone has been invited. */
  look(): Promise<boolean>;
  /** Key of signed links in mails; null before the first invitation. */
  linkKey(): string | null;
  /** Route config: at most `max` calls per client within `seconds`. Empty when limits are off. */
  limit(max: number, seconds: number): object;
  /** The published site; null if nothing is served. */
  served(): Served | null;
}
