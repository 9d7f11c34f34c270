/** A text whose first letter is a capital, as at the beginning of a sentence: "a pest" becomes "A pest". */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
