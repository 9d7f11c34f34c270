/**
 * Saved visitor info: name, phone and e-mail of an earlier conversation, stored in the visitor's browser so that the chat
 * can offer to reuse them (spec §3, §4, §7).
 */
import { LIMITS } from '../lead/submission-fields.ts';

/** Browser storage key. */
export const VISITOR_INFO_KEY = 'visitor_info';

/** The e-mail may be empty. */
export type VisitorInfo = Record<'name' | 'phone' | 'email', string>;

/** Parses stored visitor info; null if it is absent, malformed or lacks name or phone (spec §5). */
export function parseVisitorInfo(stored: string | null): VisitorInfo | null {
  try {
    const parsed = JSON.parse(stored ?? '') as Record<string, unknown>;
    const textOf = (field: keyof VisitorInfo) => {
      const text = typeof parsed[field] === 'string' ? parsed[field].trim() : '';
      return text.length > LIMITS[field] ? '' : text;
    };
    const info = { name: textOf('name'), phone: textOf('phone'), email: textOf('email') };
    return info.name && info.phone ? info : null;
  } catch {
    return null;
  }
}
