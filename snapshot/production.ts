/** Imported before React: what renders pages is the release's, in production. */
process.env.NODE_ENV = 'production';
