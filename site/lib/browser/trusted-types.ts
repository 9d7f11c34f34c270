/** Trusted Types: Chromium lets a string become HTML or a script's URL only through a policy. */
import { attempt } from './attempt.ts';

/** Undefined if the browser has no Trusted Types or refuses the name. The server's content policy must list it (server/pages/content-policy.ts). */
export function createTrustedPolicy<Rules extends object>(
  name: string,
  rules: Rules,
): Rules | undefined {
  return attempt(() => globalThis.trustedTypes?.createPolicy(name, rules), undefined);
}
