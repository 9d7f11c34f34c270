import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { DATA_FILES, LETTER_PAGE } from '../publisher/read/code-paths.ts';
import { QUESTION_PAGES } from '../publisher/read/page-addresses.ts';

/** Every URL pattern of the site. Which pages exist is decided by content/pages. */
export default [
  layout('routes/site-layout.tsx', [
    index('routes/home.tsx'),
    route('pest-info/calendar', 'routes/hub.tsx', { id: 'hub/calendar' }),
    route('services/plans', 'routes/hub.tsx', { id: 'hub/plans' }),
    ...QUESTION_PAGES.map((url) =>
      route(url.slice(1), 'routes/article.tsx', { id: `article${url}` }),
    ),
    route('pest-info/:slug', 'routes/pest.tsx'),
    route(LETTER_PAGE.slice(1), 'routes/termite-letter.tsx'),
    route('services/:slug', 'routes/service.tsx'),
    route('offers/:slug', 'routes/offer.tsx'),
    route('blog/:slug', 'routes/post.tsx'),
    ...['about', 'customer'].map((folder) =>
      route(`${folder}/:slug`, 'routes/article.tsx', { id: `article/${folder}` }),
    ),
    ...['about', 'reviews'].map((name) =>
      route(name, 'routes/article.tsx', { id: `article-${name}` }),
    ),
    ...['services', 'service-areas', 'blog', 'pest-info'].map((name) =>
      route(name, 'routes/hub.tsx', { id: `hub-${name}` }),
    ),
    route('upload', 'routes/upload.tsx'),
    route('pest-identifier', 'routes/pest-identifier.tsx'),
    route('privacy-policy', 'routes/legal.tsx', { id: 'legal/privacy-policy' }),
    route('terms-of-service', 'routes/legal.tsx', { id: 'legal/terms-of-service' }),
    route('quote', 'routes/quote.tsx'),
    route('search', 'routes/search.tsx'),
    route('offline', 'routes/offline.tsx'),
    route('visits', 'routes/visits.tsx'),
    route('zip-check/:answer', 'routes/zip-answer.tsx'),
    route('thank-you/:about', 'routes/thank-you.tsx'),
    route('problem/:code', 'routes/problem.tsx'),
    route('404', 'routes/not-found.tsx', { id: 'not-found' }),
    // Places: /service-areas, /locations, /neighborhoods and one folder for each city with pages on one subject; some
    // stand at the root, as /pest-control-{place}-va.
    route(':folder/:slug', 'routes/place.tsx', { id: 'place-in-folder' }),
    route(':slug', 'routes/place.tsx', { id: 'place-at-root' }),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('embed/quote-form/:territory?', 'routes/embed-quote-form.tsx'),
  route('embed/visits', 'routes/embed-visits.tsx'),
  route('embed/thank-you/:territory?', 'routes/embed-thank-you.tsx'),
  route('embed/problem/:code', 'routes/embed-problem.tsx'),
  ...DATA_FILES.map((path) => route(path, 'routes/data-files.ts', { id: path })),
] satisfies RouteConfig;
