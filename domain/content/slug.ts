/** A name as part of a URL or as a key: `what-mice-eat` for "What mice eat", `dona-ana` for "Doña Ana". */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
