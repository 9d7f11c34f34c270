/** Whether this visitor may be counted and remembered: the browser's own signals first, then what they chose here. */

import { type PrivacySignals, privacySignals } from '../browser/privacy-signals.ts';
import { deviceStorage } from '../browser/storage.ts';

/** Browser storage key. */
const KEY = 'privacy_choice';

/** `allowed` and `refused` were chosen by hand in the privacy choices. */
type PrivacyChoice = 'allowed' | 'refused';

/** True when the browser asks not to be tracked; no choice made on the page overrules it. */
export function hasPrivacySignal(
  { doNotTrack, globalPrivacyControl }: PrivacySignals = privacySignals(),
): boolean {
  return globalPrivacyControl === true || doNotTrack === '1';
}

/** True when nothing may be counted and no touch be kept. */
export function isTrackingRefused(): boolean {
  return hasPrivacySignal() || privacyChoice() === 'refused';
}

/** What the visitor chose on this device; null = nothing yet, or storage is blocked. */
export function privacyChoice(): PrivacyChoice | null {
  const choice = deviceStorage.read(KEY);
  return choice === 'allowed' || choice === 'refused' ? choice : null;
}

/** Where storage is refused, nothing else is remembered either. */
export function keepPrivacyChoice(choice: PrivacyChoice): void {
  deviceStorage.write(KEY, choice);
}
