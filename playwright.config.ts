import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './tools/programs/find-chromium.ts';

/** E2E_ORIGIN: test a server that already runs instead of starting one. */
const origin = process.env.E2E_ORIGIN;
/** E2E_PORT: lets journeys of several checkouts run side by side. Default 4173. */
const port = Number(process.env.E2E_PORT ?? 4173);

// Journeys use the sample company, whatever CONTENT_DIR is set for commands.
process.env.CONTENT_DIR ||= 'content';

// Journeys start a hundred servers; a shared compile cache makes each start a third faster.
process.env.NODE_COMPILE_CACHE ||= '.cache/node';

export default defineConfig({
  testDir: 'tools/journeys',
  globalSetup: './tools/journeys/driver/print-versions.ts',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // The JSON report has the duration of each journey.
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['json', { outputFile: 'test-results/journeys.json' }],
  ],
  // Long enough for a busy machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: origin ?? `http://127.0.0.1:${port}`,
    // Endless animations take a core to draw; journeys that test motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    // Requests of a service worker bypass page.route, by which journeys fake answers. tools/journeys/offline.spec.ts tests the
    // worker without page.route.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        ...CHROMIUM_FLAGS,
        // Renders letters and colors the same on every machine: journeys measure positions and read colors.
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
          // A running server may serve another build.
          reuseExistingServer: false,
          timeout: 300_000,
        },
      }),
});
