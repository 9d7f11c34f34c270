/** dist/manifest.json: what the build tells the server about its pages. */
export interface SiteManifest {
  /** SITE_URL at build, without a trailing slash; empty = any host. */
  siteUrl: string;
  /** Permanent redirects by path (content/redirects.yaml). */
  redirects: Record<string, string>;
  /** By URL path. */
  pages: Record<string, { file: string; scriptHashes: string[]; styleHashes: string[] }>;
}
