/** /office/api: the way to the opening. */
import * as v from 'valibot';
import type { FieldPath } from './content-api.ts';

/** A field of a content file; null = the whole file. */
export interface LaunchField {
  path: string;
  field: FieldPath | null;
}

/** Something only the company knows, in the order in which it is asked. */
export interface LaunchQuestion {
  asks: string;
  /** Why it is asked, in a sentence. */
  why: string;
  /** Whether visitors need the answer: the site can't be opened without it. */
  isNeeded: boolean;
  /** What is said at present; empty = nothing. */
  answer: string;
  /** Where the answer goes. */
  edit: LaunchField;
  /** What is wrong with the answer: what to do, and where. */
  wrong: { says: string; edit: LaunchField }[];
}

/** What a machine has seen. Red keeps the site closed, yellow is for a person to judge. */
export interface LaunchFinding {
  level: 'red' | 'yellow' | 'green';
  /** What to do, in a sentence; or what was found right. */
  says: string;
  /** For whoever runs the server: the setting, or the page. */
  setting?: string;
}

/** A service or a guide, and whether the site has it. */
export interface LaunchOffer {
  path: string;
  name: string;
  kind: 'service' | 'pest';
  isOffered: boolean;
}

/** GET /launch (owner): what is live, with the drafts. */
export interface LaunchState {
  /** Whether visitors see a page with name and phone in place of the site. Null = nobody is kept out: on a machine of one's own. */
  isOpen: boolean | null;
  questions: LaunchQuestion[];
  offers: LaunchOffer[];
}
/** POST /launch/open (owner, fresh) → LaunchState. False = visitors see name and phone again. */
export const LaunchOpening = v.strictObject({ open: v.boolean() });

export const isAnswered = ({ answer, wrong }: LaunchQuestion): boolean =>
  answer !== '' && wrong.length === 0;

/** Whether the answer to a question, or the lack of one, keeps the site closed no longer. */
export const isSettled = ({ answer, wrong, isNeeded }: LaunchQuestion): boolean =>
  wrong.length === 0 && (!isNeeded || answer !== '');

/** Whether the site may be opened, by what the company has said. */
export const isReady = (questions: readonly LaunchQuestion[]): boolean =>
  questions.every(isSettled);
