/** Chooses the first wording for 1, the second for every other count. English only, for the office. */
export const plural = (count: number, one: string, other: string): string =>
  count === 1 ? one : other;
