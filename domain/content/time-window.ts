import * as v from 'valibot';

/** `08:00-12:00`, 24-hour clock, in the office's time zone. It must end on the same day. */
export const timeWindow = v.pipe(
  v.string(),
  v.regex(
    /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/,
    'a window like 08:00-12:00, in quotes',
  ),
  v.check((window) => window.slice(0, 5) < window.slice(6), 'a window that ends after it begins'),
);
