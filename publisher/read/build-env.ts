/** The only reader of environment variables that affect rendering; server/env.ts reads those of the server. */
export const buildEnv = {
  /** CONTENT_DIR: content folder of a company. Default ./content, the sample company. */
  contentDir: process.env.CONTENT_DIR || 'content',
  /** PUBLIC_GEOLOCATION_URL: URL of the location lookup. Default: that of site.yaml. */
  geolocationUrl: process.env.PUBLIC_GEOLOCATION_URL ?? '',
  /** PUBLIC_ANALYTICS_ID: measurement id. Default: that of site.yaml. */
  analyticsId: process.env.PUBLIC_ANALYTICS_ID ?? '',
  /** PUBLIC_COUNTER: script of another analytics service. Default: that of site.yaml. */
  counter: process.env.PUBLIC_COUNTER ?? '',
  /** NODE_ENV is production when the content is rendered for a publication. */
  get production() {
    return process.env.NODE_ENV === 'production';
  },
  /**
   * CONTENT_STATE: a long-running process reads the content again when this changes. If unset, the content is read once in
   * production, and for every request in development.
   */
  get contentState() {
    return process.env.CONTENT_STATE;
  },
  /** RENDERED_DAY: the day for which offers are shown, YYYY-MM-DD. Default: today in the company's time zone. */
  get renderedDay() {
    return process.env.RENDERED_DAY;
  },
  /** CACHE_DIR: pictures and compressed files that are slow to produce. May be deleted at any time. Default .cache. */
  cacheDir: process.env.CACHE_DIR || '.cache',
  /** SITE_URL: canonical origin without a trailing slash. If empty, any host: pages then have no canonical URL. */
  siteUrl: (process.env.SITE_URL ?? '').replace(/\/+$/, ''),
};
