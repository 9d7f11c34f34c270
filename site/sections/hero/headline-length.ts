/** Up to which length a headline has the size it is drawn for, and up to which a smaller one. In letters. */
const HEADLINE_LETTERS = 48;
const LONG_HEADLINE_LETTERS = 84;

/** How much a headline is set smaller, so that it stands beside the porch whatever its length. */
export function headlineLength(headline: readonly string[]): 'long' | 'very-long' | undefined {
  const letters = headline.join(' ').length;
  if (letters <= HEADLINE_LETTERS && headline.every((line) => line.length <= 18)) return undefined;
  return letters <= LONG_HEADLINE_LETTERS ? 'long' : 'very-long';
}
