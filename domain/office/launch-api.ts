/** /office/api: what is missing before the site opens to visitors. */
import * as v from 'valibot';
import type { FieldPath } from './content-api.ts';

/** A field of a content file; null for the whole file. */
export interface LaunchField {
  path: string;
  field: FieldPath | null;
}

/** A question that only the company can answer. */
export interface LaunchQuestion {
  asks: string;
  /** One sentence on why it is asked. */
  why: string;
  /** True if the site can't be opened without the answer. */
  isNeeded: boolean;
  /** The current answer; empty if there is none. */
  answer: string;
  /** The field that stores the answer. */
  edit: LaunchField;
  /** Faults of the answer: what to do, and where. */
  wrong: { says: string; edit: LaunchField }[];
}

/** A result of the automatic checks. Red keeps the site closed; yellow needs a person's judgment. */
export interface LaunchFinding {
  level: 'red' | 'yellow' | 'green';
  /** What to do, or what was found right, in one sentence. */
  says: string;
  /** The setting or page concerned, for the person who runs the server. */
  setting?: string;
}

/** A service or a guide, and whether the site offers it. */
export interface LaunchOffer {
  path: string;
  name: string;
  kind: 'service' | 'pest';
  isOffered: boolean;
}

/** GET /launch (owner): the live content with the drafts. */
export interface LaunchState {
  /**
   * False if visitors see a page with name and phone instead of the site. Null if every visitor sees the site: on a developer's
   * machine.
   */
  isOpen: boolean | null;
  questions: LaunchQuestion[];
  offers: LaunchOffer[];
}
/** POST /launch/open (owner, fresh) → LaunchState. False closes the site: visitors see name and phone again. */
export const LaunchOpening = v.strictObject({ open: v.boolean() });

export const isAnswered = ({ answer, wrong }: LaunchQuestion): boolean =>
  answer !== '' && wrong.length === 0;

/** True if this question no longer keeps the site closed. */
export const isSettled = ({ answer, wrong, isNeeded }: LaunchQuestion): boolean =>
  wrong.length === 0 && (!isNeeded || answer !== '');

/** True if the company's answers allow opening the site. */
export const isReady = (questions: readonly LaunchQuestion[]): boolean =>
  questions.every(isSettled);
