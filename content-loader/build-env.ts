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
  /** NODE_ENV is production while a snapshot is written. */
  get production() {
    return process.env.NODE_ENV === 'production';
  },
  /**
   * CONTENT_STATE: changes when a process that stays is to read the content again; unset = a snapshot reads it once, development
   * for every request.
   */
  get contentState() {
    return process.env.CONTENT_STATE;
  },
  /** PHOTO_FOLDER: where the sizes of the owner's photos lie. Default public/photos, from which development serves them. */
  get photoFolder() {
    return process.env.PHOTO_FOLDER || 'public/photos';
  },
  /** CACHE_DIR: pictures and compressed files that are kept for the next snapshot; may be deleted at any time. Default .cache. */
  cacheDir: process.env.CACHE_DIR || '.cache',
  /** SITE_URL: canonical origin without a trailing slash; empty = any host: no page then names its URL. */
  siteUrl: (process.env.SITE_URL ?? '').replace(/\/+$/, ''),
};
