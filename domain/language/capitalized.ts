/** Capitalizes the first letter: "a pest" becomes "A pest". */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
