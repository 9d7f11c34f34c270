/** "none", "no", "none yet", "n/a", or nothing at all. */
export function isNone(text: string): boolean {
  return /^(?:none|no|nothing|not|n\/a|-)?(?: yet)?\.?$/i.test(text.trim());
}
