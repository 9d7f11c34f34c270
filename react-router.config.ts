import type { Config } from '@react-router/dev/config';
import { pageLanguage, pathIn } from './domain/language/language.ts';

export default {
  buildDirectory: 'dist',
  // In development alone: snapshot/render-site.ts renders each language from the one build.
  basename: pathIn(pageLanguage(), '/'),
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
