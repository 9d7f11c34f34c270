/** The clipboard. Absent without https; rejects if the user or a policy refuses. */
import { attemptLater } from './attempt.ts';

/** Longest wait, ms: the browser may ask the user first. */
const ASK_TIMEOUT_MS = 60_000;

/** @returns false if it can't be copied */
export const copyText = (text: string): Promise<boolean> =>
  attemptLater(() => navigator.clipboard.writeText(text).then(() => true), false, ASK_TIMEOUT_MS);
