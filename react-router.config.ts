import type { Config } from '@react-router/dev/config';
import { pageLanguage, pathIn } from './domain/language/language.ts';

export default {
  buildDirectory: 'dist',
  // In development alone: a snapshot renders each language from the one build (snapshot/render-pages.ts).
  basename: pathIn(pageLanguage(), '/'),
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
