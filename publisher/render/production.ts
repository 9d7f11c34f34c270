/** Import it before React: pages are rendered in production mode. */
process.env.NODE_ENV = 'production';
