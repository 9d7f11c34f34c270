import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

/** What rendering the pages reads besides (publisher/read/build-env.ts). */
const OF_THE_PAGES = [
  'CACHE_DIR',
  'CONTENT_DIR',
  'PUBLIC_ANALYTICS_ID',
  'PUBLIC_COUNTER',
  'PUBLIC_GEOLOCATION_URL',
];

test('.env.example names exactly the variables that are read, each with a usable value or none', () => {
  const file = readFileSync(fileURLToPath(new URL('../.env.example', import.meta.url)), 'utf8');
  const shown = new Map(
    [...file.matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  const read = new Set<string>();
  const source = new Proxy(
    { ...Object.fromEntries(shown), WEBHOOK_SECRET: 'x'.repeat(16) } as Record<string, string>,
    {
      get: (values, name: string) => {
        read.add(name);
        return values[name];
      },
    },
  );
  readEnv(source);
  expect([...shown.keys()].sort()).toEqual([...read, ...OF_THE_PAGES].sort());
});
