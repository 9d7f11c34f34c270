/** The browser's signals that its user does not want to be tracked. */
import { attempt } from './attempt.ts';

export interface PrivacySignals {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** None if they can't be read. */
export function privacySignals(): PrivacySignals {
  return attempt(() => navigator as PrivacySignals, {});
}
