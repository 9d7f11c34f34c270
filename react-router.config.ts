import type { Config } from '@react-router/dev/config';
import { CODE_PATHS } from './app/routes.ts';
import { loadPages } from './content-loader/load.ts';
import { pageLanguage, pathIn } from './domain/language/language.ts';

const language = pageLanguage();

export default {
  // The default build directory is walked on every page: 218 s against 21 s for 1,500 pages.
  buildDirectory: language === 'en' ? 'dist' : `dist/${language}`,
  // Each language is a build of its own, of the same routes (docs/decisions/0018-languages.md).
  basename: pathIn(language, '/'),
  // Every page is a file and nothing is rendered per request; the server bundle only serves the build.
  // (ssr: false would refuse loaders on patterns that have no page yet.)
  ssr: true,
  prerender: () => [...CODE_PATHS, ...loadPages().map((page) => page.url)],
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
