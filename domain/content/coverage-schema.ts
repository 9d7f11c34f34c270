/**
 * content/coverage.yaml: which service or plan covers which pest at its price. By the pest's page, then by the service's page.
 * Plan table, price lists of places, heads of pest pages and what pages say of a price follow from it.
 */
import * as v from 'valibot';
import { names } from './names.ts';
import { words } from './translation.ts';

const text = words(v.pipe(v.string(), v.trim(), v.minLength(1)));
const path = v.pipe(v.string(), v.regex(/^\/[a-z0-9/-]+$/, 'a path on this site'));

/**
 * `covered`: the service's price covers it. `quoted`: the service does it, at a price of its own. `referred`: we send people
 * to somebody else. `no`: the service does nothing about it.
 */
const STATUSES = ['covered', 'quoted', 'referred', 'no'] as const;
export type CoverageStatus = (typeof STATUSES)[number];

const Entry = v.strictObject({
  status: v.picklist(STATUSES),
  /** Which of the animals of that page it is about, as in "house ants" or "lady beetles". Default all of them. */
  scope: v.optional(text),
  /** A sentence that readers see: why, or what the rest costs. `quoted`, `referred` and a pest that is named but not treated need it. */
  note: v.optional(text),
});
export type CoverageEntry = v.InferOutput<typeof Entry>;

export const Coverage = v.record(names('pest', path), v.record(names('service', path), Entry));
export type Coverage = v.InferOutput<typeof Coverage>;
