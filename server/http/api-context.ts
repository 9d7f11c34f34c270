/** What the endpoints share. */
import type { Kysely } from 'kysely';
import type { Site } from '../../domain/content/site-schema.ts';
import type { Challenges } from '../challenges/service.ts';
import type { TrustProxy } from '../client-address/trust-proxy.ts';
import type { DiskReserve } from '../data-dir/disk-reserve.ts';
import type { Database } from '../database/tables.ts';
import type { Locate } from '../geolocation/service.ts';
import type { Readiness } from '../health/service.ts';
import type { NotificationSettings } from '../leads/messages/notification-settings.ts';
import type { Metrics } from '../monitoring/metrics.ts';

/** What the endpoints need; built once in app.ts. */
export interface ApiContext {
  db: Kysely<Database>;
  /** The worker's connection: sees the whole outbox. */
  outboxDb: Kysely<Database>;
  /** Whether a post would be taken now, and what stands in its way. */
  readiness(): Promise<Readiness>;
  /** Whether the schema is up to date: `ok`, or why it is not. */
  migrationState(): string;
  isDraining(): boolean;
  /** Milliseconds since the epoch. */
  now(): number;
  /** YYYY-MM-DD at the office. */
  today(): string;
  notifications: NotificationSettings;
  /** The number to call when something goes wrong: the toll-free one. */
  phone: string;
  metrics: Metrics;
  locate: Locate;
  trustProxy: TrustProxy;
  /** Who may read /metrics: whoever has the token; without one, this machine, unless a proxy stands before the server. */
  metricsToken: string | null;
  behindProxy: boolean;
  site: Site;
  /** Something new is in the outbox. */
  wakeOutbox(): void;
  siteUrl: string;
  allowedOrigins: string[];
  rateLimit: boolean;
  /** null = no proof of work is asked for. */
  challenges: Challenges | null;
  /** SQLite file, mails and backups. */
  dataDir: string;
  /** Room on the disk that is kept for leads. */
  reserve: DiskReserve;
  /** Route config: at most `max` calls per client within `seconds`. Empty when limits are off. */
  limit(max: number, seconds: number): object;
}
