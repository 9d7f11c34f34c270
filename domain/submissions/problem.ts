/** How every endpoint refuses, also those of the office: problem details (RFC 9457), read by pages and by the office's app. */
import type { Reason } from '../forms/form.ts';

export interface Problem<Code extends string = string> {
  /** `urn:problem:` and what went wrong. */
  type: string;
  title: string;
  status: number;
  /** A sentence to show. */
  detail: string;
  /** For programs; `23505` for an e-mail that is already subscribed (spec §8). */
  code: Code;
  errors?: FieldError[];
}

/** A field that was not accepted, and why. */
export interface FieldError {
  field: string;
  message: string;
  /** Why, by the form's description; absent = for another reason. A page has its own words for it. */
  reason?: Reason;
}
