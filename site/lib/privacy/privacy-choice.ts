/** Whether a visitor may be counted and remembered: by the browser's signals, then by the visitor's own choice. */

import { type PrivacySignals, privacySignals } from '../browser/privacy-signals.ts';
import { deviceStorage } from '../browser/storage.ts';

/** Browser storage key. */
const KEY = 'privacy_choice';

type PrivacyChoice = 'allowed' | 'refused';

/** True if the browser asks not to be tracked. The visitor's choice does not override it. */
export function hasPrivacySignal(
  { doNotTrack, globalPrivacyControl }: PrivacySignals = privacySignals(),
): boolean {
  return globalPrivacyControl === true || doNotTrack === '1';
}

/** True if nothing may be counted and no touch stored. */
export function isTrackingRefused(): boolean {
  return hasPrivacySignal() || privacyChoice() === 'refused';
}

/** The visitor's choice on this device; null if none is stored. */
export function privacyChoice(): PrivacyChoice | null {
  const choice = deviceStorage.read(KEY);
  return choice === 'allowed' || choice === 'refused' ? choice : null;
}

export function keepPrivacyChoice(choice: PrivacyChoice): void {
  deviceStorage.write(KEY, choice);
}
