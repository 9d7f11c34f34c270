/** A name as it stands in addresses and keys: `what-mice-eat` of "What mice eat", `dona-ana` of "Doña Ana". */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
