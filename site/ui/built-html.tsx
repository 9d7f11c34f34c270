/** HTML built from the Markdown of content/; never visitors' input. */
import { createTrustedPolicy } from '../lib/browser/trusted-types.ts';

interface TrustedPolicy {
  createHTML(html: string): string;
}
let policy: TrustedPolicy | undefined;

/** Trusted Types refuse strings as HTML; this policy, named in the CSP, marks ours as trusted. */
function trust(html: string): string {
  policy ??= createTrustedPolicy('built-html', {
    createHTML: (built: string) => built,
  });
  return policy?.createHTML(html) ?? html;
}

export function BuiltHtml({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <div className={className} dangerouslySetInnerHTML={{ __html: trust(html) }} />;
}
