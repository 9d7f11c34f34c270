import type { Config } from '@react-router/dev/config';
import { pageLanguage, pathIn } from './domain/language/language.ts';

export default {
  appDirectory: 'site',
  buildDirectory: 'dist',
  // Only in development: publisher/render/render-site.ts renders every language from one build.
  basename: pathIn(pageLanguage(), '/'),
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
