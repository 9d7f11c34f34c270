import type { Config } from '@react-router/dev/config';
import { pageLanguage, pathIn } from './domain/language/language.ts';

export default {
  appDirectory: 'site',
  buildDirectory: 'dist',
  // In development alone: publisher/render/render-site.ts renders each language from the one build.
  basename: pathIn(pageLanguage(), '/'),
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
