/** Which newer version of this program mends a weakness, by the releases of its Git host. */
import * as v from 'valibot';

/** As GitHub, Forgejo, Gitea and GitLab list them; a file of the same form will do. */
export const Releases = v.array(
  v.object({
    /** `v1.2.3` or `1.2.3`; others are left out. */
    tag_name: v.string(),
    /** The title. It has the word "security" where the release mends a weakness. */
    name: v.nullish(v.string(), ''),
    draft: v.optional(v.boolean(), false),
    prerelease: v.optional(v.boolean(), false),
  }),
);
export type Releases = v.InferOutput<typeof Releases>;

/**
 * @param version of this program, `1.2.3`
 * @returns the newest that mends a weakness and is newer; null = there is none
 */
export function securityRelease(releases: Releases, version: string): string | null {
  let newest = numbersOf(version) ?? [];
  let found: string | null = null;
  for (const { tag_name, name, draft, prerelease } of releases) {
    const numbers = numbersOf(tag_name);
    const isOut = !draft && !prerelease;
    if (!numbers || !isOut || !/\bsecurity\b/i.test(name) || !isNewer(numbers, newest)) continue;
    newest = numbers;
    found = tag_name;
  }
  return found;
}

function numbersOf(version: string): number[] | undefined {
  const parts = /^v?(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return parts?.slice(1).map(Number);
}

function isNewer(one: number[], other: number[]): boolean {
  const at = one.findIndex((number, i) => number !== other[i]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? -1);
}
