/** What all routes share. Each capability extends it with what only its routes need. */
import type { Kysely } from 'kysely';
import type { Site } from '../../domain/content/site-schema.ts';
import type { TrustProxy } from '../client-address/trust-proxy.ts';
import type { Database } from '../database/tables.ts';
import type { Metrics } from '../monitoring/metrics.ts';

/** Path of an endpoint below the prefix of apiPlugin. */
export const belowApi = (endpoint: string): string => endpoint.replace(/^\/api/, '');

/** Built once in app.ts. */
export interface RouteContext {
  db: Kysely<Database>;
  /** Milliseconds since the epoch. */
  now(): number;
  metrics: Metrics;
  site: Site;
  trustProxy: TrustProxy;
  /** False: calls are not limited. */
  rateLimit: boolean;
  /** Route config: at most `max` calls per client within `seconds`. Empty when limits are off. */
  limit(max: number, seconds: number): object;
}
