/** The only reader of environment variables at build time; server/env.ts is the one at run time. */
export const buildEnv = {
  /** CONTENT_DIR: another company's content folder. Default ./content. */
  contentDir: process.env.CONTENT_DIR || 'content',
  /** PUBLIC_GEOLOCATION_URL: location lookup URL, default from site.yaml. */
  geolocationUrl: process.env.PUBLIC_GEOLOCATION_URL ?? '',
  /** PUBLIC_ANALYTICS_ID: measurement id, default from site.yaml. */
  analyticsId: process.env.PUBLIC_ANALYTICS_ID ?? '',
  /** NODE_ENV is production during a build. */
  production: process.env.NODE_ENV === 'production',
  /** SITE_URL: canonical origin without a trailing slash; empty = any host: no page then names its URL. */
  siteUrl: (process.env.SITE_URL ?? '').replace(/\/+$/, ''),
};
