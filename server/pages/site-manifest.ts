import type { PolicySettings } from './content-policy.ts';

/** dist/manifest.json: what the build tells the server about its pages. */
export interface SiteManifest {
  /** SITE_URL at build, without a trailing slash; empty = any host. */
  siteUrl: string;
  /** Permanent redirects by path (content/redirects.yaml). */
  redirects: Record<string, string>;
  /** Whether visitors see name and phone until the launch check finds nothing red (`holding_page` of site.yaml). Default false. */
  hasHoldingPage?: boolean;
  /** What the policies of its pages are made from. Default: the settings that the server started with. */
  policySettings?: PolicySettings;
  /** By URL path. */
  pages: Record<string, { file: string; scriptHashes: string[]; styleHashes: string[] }>;
}
