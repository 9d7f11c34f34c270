/** Whether this visitor may be counted and remembered: the browser's own signals first, then what they chose here. */

/** Browser storage key. */
const KEY = 'privacy_choice';

/** `allowed` and `refused` were chosen by hand in the privacy choices. */
export type PrivacyChoice = 'allowed' | 'refused';

/** The parts of `navigator` in which a browser says that its user does not want to be tracked. */
export interface PrivacySignals {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** True when the browser asks not to be tracked; no choice made on the page overrules it. */
export function hasPrivacySignal({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return globalPrivacyControl === true || doNotTrack === '1';
}

/** True when nothing may be counted and no touch be kept. */
export function isTrackingRefused(): boolean {
  return hasPrivacySignal(navigator as PrivacySignals) || privacyChoice() === 'refused';
}

/** What the visitor chose on this device; null = nothing yet, or storage is blocked. */
export function privacyChoice(): PrivacyChoice | null {
  try {
    const choice = localStorage.getItem(KEY);
    return choice === 'allowed' || choice === 'refused' ? choice : null;
  } catch {
    return null;
  }
}

export function keepPrivacyChoice(choice: PrivacyChoice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Storage is blocked, so nothing else is remembered either.
  }
}
