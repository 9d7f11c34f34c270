/**
 * content/coverage.yaml: which pests the price of a service or plan covers, by the path of the pest's page, then of the
 * service's page. The plan table, the price lists of places, the tops of pest pages and their sentences on prices use it.
 */
import * as v from 'valibot';
import { names } from './names.ts';
import { words } from './translation.ts';

const text = words(v.pipe(v.string(), v.trim(), v.minLength(1)));
const path = v.pipe(v.string(), v.regex(/^\/[a-z0-9/-]+$/, 'a path on this site'));

/**
 * `covered`: the service's price includes the pest. `quoted`: the service treats it at a separate price. `referred`: the
 * company refers customers to another company. `no`: the service does not treat it.
 */
const STATUSES = ['covered', 'quoted', 'referred', 'no'] as const;
export type CoverageStatus = (typeof STATUSES)[number];

const Entry = v.strictObject({
  status: v.picklist(STATUSES),
  /** Which animals of the pest's page this applies to, as in "house ants" or "lady beetles". Default: all. */
  scope: v.optional(text),
  /**
   * A sentence shown to readers: the reason, or the price of the rest. Required for `quoted` and `referred`, and for a
   * pest that is named but not treated.
   */
  note: v.optional(text),
});
export type CoverageEntry = v.InferOutput<typeof Entry>;

export const Coverage = v.record(names('pest', path), v.record(names('service', path), Entry));
export type Coverage = v.InferOutput<typeof Coverage>;
