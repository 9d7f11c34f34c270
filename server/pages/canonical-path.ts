/**
 * One URL per page: where a request for `path` should have gone, or null when it is right already.
 * Trailing slashes, upper case and index.html are other spellings of a page (issue: one URL per page).
 * @param isKnown whether something is served at a path
 * @param redirects permanent redirects by path
 */
export function canonicalPath(
  path: string,
  isKnown: (path: string) => boolean,
  redirects: ReadonlyMap<string, string>,
): string | null {
  if (isKnown(path)) return null;
  const spelled = path
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html?$/i, '/')
    .replace(/\.html?$/i, '')
    .replace(/(.)\/+$/, '$1');
  const candidates = [spelled, spelled.toLowerCase()].map(
    (candidate) => redirects.get(candidate) ?? candidate,
  );
  return candidates.find((candidate) => candidate !== path && isKnown(candidate)) ?? null;
}
