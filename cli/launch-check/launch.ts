/** Everything the checks look at: content, settings, what people have confirmed, and the outside world. */
import { resolveTxt } from 'node:dns/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import * as v from 'valibot';
import { type FieldPath, type Place, placeOfField } from '../../content-loader/field-lines.ts';
import {
  loadAreas,
  loadCareers,
  loadPages,
  loadProducts,
  loadReviews,
  loadSite,
  loadVisits,
  type Page,
} from '../../content-loader/load.ts';
import { readYaml } from '../../content-loader/read-yaml.ts';
import type { Careers } from '../../domain/content/careers-schema.ts';
import type { Products } from '../../domain/content/product-schema.ts';
import type { Area, Review, Site } from '../../domain/content/site-schema.ts';
import { pestControl } from '../../domain/content/trade.ts';
import type { VisitSettings } from '../../domain/content/visits-schema.ts';
import type { Env } from '../../server/env.ts';
import type { Finding } from './finding.ts';

export interface Launch {
  contentDir: string;
  content: Content;
  env: Env;
  /** What a person has looked at and found right, by check. */
  confirmed: ReadonlySet<Confirmable>;
  world: World;
}

export type Rule = (launch: Launch) => Finding[] | Promise<Finding[]>;

export interface Content {
  site: Site;
  areas: Area[];
  reviews: Review[];
  careers: Careers;
  products: Products;
  pages: Page[];
  /** null = none are offered. */
  visits: VisitSettings | null;
}

/** Things no program can see; launch.yaml says who has looked at them. */
export const CONFIRMABLE = [
  'emergency-line',
  'review-source',
  'price-terms',
  'promise-terms',
  'label-numbers',
  'encryption',
  'unsubscribe',
  'text-replies',
  'dkim',
  'backup-expiry',
] as const;
export type Confirmable = (typeof CONFIRMABLE)[number];

/** content/launch.yaml, which a company without confirmations does not have. */
const Confirmations = v.strictObject({
  confirmed: v.array(
    v.strictObject({
      check: v.picklist(CONFIRMABLE),
      /** Who looked. */
      by: v.pipe(v.string(), v.trim(), v.minLength(1)),
      /** YYYY-MM-DD. */
      on: v.pipe(v.string(), v.isoDate()),
    }),
  ),
});

/** What lies outside this machine's files; tests put their own in its place. */
export interface World {
  /** Milliseconds since the epoch. */
  now: number;
  /** TXT records of a domain, the parts of each joined; null when there is no such domain; rejects when nobody answers. */
  textRecords(domain: string): Promise<string[] | null>;
  /** Whether the mail server takes a connection and the login; rejects with its refusal. */
  verifyMailServer(smtpUrl: string): Promise<void>;
  /** Origin under which the site is asked; null = nothing to ask. */
  origin: string | null;
  fetch: typeof fetch;
}

/** For a mail server or a page. */
const TIMEOUT_MS = 10_000;

export function realWorld(origin: string | null): World {
  return {
    now: Date.now(),
    textRecords: async (domain) =>
      (await resolveTxt(domain).catch(noRecords))?.map((parts) => parts.join('')) ?? null,
    verifyMailServer: async (smtpUrl) => {
      const transport = createTransport({ url: smtpUrl, connectionTimeout: TIMEOUT_MS });
      await transport.verify().finally(() => transport.close());
    },
    origin,
    fetch: (input, init) => fetch(input, { signal: AbortSignal.timeout(TIMEOUT_MS), ...init }),
  };
}

/** @throws {ContentError} when a file of the content can't be used. */
export function readContent(dir: string): Content {
  return {
    site: loadSite(dir),
    areas: loadAreas(dir),
    reviews: loadReviews(dir),
    careers: loadCareers(dir),
    products: loadProducts(dir),
    pages: loadPages(dir),
    visits: loadVisits(dir),
  };
}

/** @throws {ContentError} when launch.yaml can't be used. */
export function readConfirmed(dir: string): Set<Confirmable> {
  const file = join(dir, 'launch.yaml');
  if (!existsSync(file)) return new Set();
  return new Set(readYaml(file, Confirmations).confirmed.map(({ check }) => check));
}

/** Where a field of site.yaml is. */
export function siteField({ contentDir }: Launch, path: FieldPath): Place {
  return placeOfField(join(contentDir, 'site.yaml'), path);
}

/** A domain without such records is an answer, and so is no domain; a name server that is silent is not. */
function noRecords(error: NodeJS.ErrnoException): string[][] | null {
  if (error.code === 'ENODATA') return [];
  if (error.code === 'ENOTFOUND') return null;
  throw error;
}

/** Pest control needs a license in every state; of another trade its owner says so, by `licenses: []`. */
export function needsLicense({ content: { site } }: Launch): boolean {
  return site.licenses.length > 0 || site.trade.name === pestControl().name;
}
