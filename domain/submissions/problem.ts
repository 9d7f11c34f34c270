/**
 * How every endpoint, including the office's, refuses a request: problem details (RFC 9457), read by pages and by the office's
 * app.
 */
import type { Reason } from '../forms/form.ts';

export interface Problem<Code extends string = string> {
  /** `urn:problem:` and the kind of problem. */
  type: string;
  title: string;
  status: number;
  /** One sentence to show. */
  detail: string;
  /** For programs; `23505` if an e-mail is already subscribed (spec §8). */
  code: Code;
  errors?: FieldError[];
}

/** A refused field, and why. */
export interface FieldError {
  field: string;
  message: string;
  /** Reason defined by the form, for which a page has its own message; absent for other reasons. */
  reason?: Reason;
}
