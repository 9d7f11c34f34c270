/**
 * Without half an emoji, as a browser's maxlength may leave it. A browser that can't do it (before 2023) sends the text as
 * it is: the server does the same.
 */
export function wellFormed(text: string): string {
  return (text as { toWellFormed?: () => string }).toWellFormed?.() ?? text;
}
