/** HTML made at build from the Markdown of content/; never anything a visitor typed. */
import { createTrustedPolicy } from '../lib/browser/trusted-types.ts';

interface TrustedPolicy {
  createHTML(html: string): string;
}
let policy: TrustedPolicy | undefined;

/** Under Trusted Types a string may not become HTML; this policy (named in the CSP) marks ours. */
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
