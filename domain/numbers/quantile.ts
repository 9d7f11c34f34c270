/** The smallest value that at least this share of the values does not exceed (nearest rank). null = there are none. */
export function quantile(values: number[], share: number): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}
