/**
 * Saved visitor info: name, phone and e-mail of an earlier conversation, kept in the visitor's own
 * browser so that the chat can offer to reuse them (spec §3, §4, §7).
 */
import * as v from 'valibot';
import { LIMITS } from '../lead/submission-fields.ts';

/** Browser storage key, one entry. */
export const VISITOR_INFO_KEY = 'visitor_info';

const VisitorInfo = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LIMITS.name)),
  phone: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LIMITS.phone)),
  /** May be empty. */
  email: v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(LIMITS.email)), ''),
});
export type VisitorInfo = v.InferOutput<typeof VisitorInfo>;

/** The stored text as visitor info; null when absent, unparseable or without name and phone (spec §5). */
export function parseVisitorInfo(stored: string | null): VisitorInfo | null {
  if (!stored) return null;
  try {
    const parsed = v.safeParse(VisitorInfo, JSON.parse(stored));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
