/** English for the office: `1` chooses the first wording, every other count the second. */
export const plural = (count: number, one: string, other: string): string =>
  count === 1 ? one : other;
