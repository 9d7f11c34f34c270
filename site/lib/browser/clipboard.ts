/** The clipboard. Absent without https; rejected where a person or a policy says no. */
import { attemptLater } from './attempt.ts';

/** Longest wait, ms: the browser may ask the person first. */
const ASK_TIMEOUT_MS = 60_000;

/** @returns false when it can't be copied */
export const copyText = (text: string): Promise<boolean> =>
  attemptLater(() => navigator.clipboard.writeText(text).then(() => true), false, ASK_TIMEOUT_MS);
