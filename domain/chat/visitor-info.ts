/**
 * Saved visitor info: name, phone and e-mail of an earlier conversation, stored in the visitor's browser so that the chat
 * can offer to reuse them (spec §3, §4, §7).
 */
import * as v from 'valibot';
import { LIMITS } from '../lead/submission-fields.ts';

/** Browser storage key. */
export const VISITOR_INFO_KEY = 'visitor_info';

const VisitorInfo = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LIMITS.name)),
  phone: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LIMITS.phone)),
  /** May be empty. */
  email: v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(LIMITS.email)), ''),
});
export type VisitorInfo = v.InferOutput<typeof VisitorInfo>;

/** Parses stored visitor info; null if it is absent, malformed or lacks name or phone (spec §5). */
export function parseVisitorInfo(stored: string | null): VisitorInfo | null {
  if (!stored) return null;
  try {
    const parsed = v.safeParse(VisitorInfo, JSON.parse(stored));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
