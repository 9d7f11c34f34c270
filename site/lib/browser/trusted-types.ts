/** Trusted Types: in Chromium a string may become HTML or a script's URL only through a policy. */
import { attempt } from './attempt.ts';

/** Undefined where the browser has none, or refuses the policy's name (app and server name each; content-policy.ts). */
export function createTrustedPolicy<Rules extends object>(
  name: string,
  rules: Rules,
): Rules | undefined {
  return attempt(() => globalThis.trustedTypes?.createPolicy(name, rules), undefined);
}
