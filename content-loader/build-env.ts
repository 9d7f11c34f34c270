/** The only reader of the environment variables that pages are rendered with; server/env.ts is the one of the server. */
export const buildEnv = {
  /** CONTENT_DIR: a company's content folder. Default ./content, the sample company. */
  contentDir: process.env.CONTENT_DIR || 'content',
  /** PUBLIC_GEOLOCATION_URL: location lookup URL, default from site.yaml. */
  geolocationUrl: process.env.PUBLIC_GEOLOCATION_URL ?? '',
  /** PUBLIC_ANALYTICS_ID: measurement id, default from site.yaml. */
  analyticsId: process.env.PUBLIC_ANALYTICS_ID ?? '',
  /** PUBLIC_COUNTER: script of another counter, default from site.yaml. */
  counter: process.env.PUBLIC_COUNTER ?? '',
  /** NODE_ENV is production where a state of the content is rendered. */
  get production() {
    return process.env.NODE_ENV === 'production';
  },
  /**
   * CONTENT_STATE: changes when a process that stays is to read the content again; unset = it is read once in production, and for
   * every request in development.
   */
  get contentState() {
    return process.env.CONTENT_STATE;
  },
  /** RENDERED_DAY: the day that offers are shown for, YYYY-MM-DD. Default: today on the company's clock. */
  get renderedDay() {
    return process.env.RENDERED_DAY;
  },
  /** CACHE_DIR: pictures and compressed files that take long to make; may be deleted at any time. Default .cache. */
  cacheDir: process.env.CACHE_DIR || '.cache',
  /** SITE_URL: canonical origin without a trailing slash; empty = any host: no page then names its URL. */
  siteUrl: (process.env.SITE_URL ?? '').replace(/\/+$/, ''),
};
