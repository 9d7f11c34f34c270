import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/programs/find-chromium.ts';

/** E2E_ORIGIN: test a server that already runs instead of starting one. */
const origin = process.env.E2E_ORIGIN;
/** E2E_PORT: lets journeys of several checkouts run side by side. Default 4173. */
const port = Number(process.env.E2E_PORT ?? 4173);

// Journeys are about the sample company, whatever company the commands of this folder read.
process.env.CONTENT_DIR ||= 'content';

// Servers are started a hundred times: with their code compiled once each start takes a third less.
process.env.NODE_COMPILE_CACHE ||= '.cache/node';

export default defineConfig({
  testDir: 'tools/journeys',
  globalSetup: './tools/journeys/driver/print-versions.ts',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // The second reports how long each journey took.
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['json', { outputFile: 'test-results/journeys.json' }],
  ],
  // Long enough for a busy machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: origin ?? `http://127.0.0.1:${port}`,
    // Endless motion takes a core to draw here; journeys of motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    // Requests of a service worker escape page.route, with which journeys answer for the server. The worker has its own
    // journeys: tools/journeys/offline.spec.ts.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Letters and colors come out alike on every machine: journeys measure places and read colors.
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
      ],
    },
  },
  ...(origin
    ? {}
    : {
        webServer: {
          command: `${process.execPath} server/testing/serve-pages.ts`,
          url: `http://127.0.0.1:${port}/healthz`,
          env: {
            PORT: String(port),
            HOST: '127.0.0.1',
            DATA_DIR: './test-results/e2e-data',
            RATE_LIMIT: 'off',
            LOG_LEVEL: 'warn',
          },
          // A server that is already there may serve another build.
          reuseExistingServer: false,
          timeout: 300_000,
        },
      }),
});
