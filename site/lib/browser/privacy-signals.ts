/** What a browser says of its user's wish not to be tracked. */
import { attempt } from './attempt.ts';

/** The parts of `navigator` in which a browser says that its user does not want to be tracked. */
export interface PrivacySignals {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** No signal where nothing can be read. */
export function privacySignals(): PrivacySignals {
  return attempt(() => navigator as PrivacySignals, {});
}
