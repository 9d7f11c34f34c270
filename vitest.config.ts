import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { company } from './tools/build/company-plugin.ts';
import { writeGenerated } from './tools/build/generated.ts';

// Tests are about the sample company, whatever company the commands of this folder read.
process.env.CONTENT_DIR ||= 'content';
// Servers are started a hundred times: with their code compiled once each start takes a third less.
process.env.NODE_COMPILE_CACHE ||= '.cache/node';
// Whose texts no test changes, so that they are read once.
process.env.CONTENT_STATE ||= 'of tests';
// Tests leave their folders to the end of the run. This file is read once for each project.
if (!process.env.TESTS_FOLDER) {
  await writeGenerated();
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  // PostgreSQL runs as another user, who has to come through.
  chmodSync(folder, 0o711);
  process.env.TESTS_FOLDER = process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

// Long enough for a busy machine.
const shared = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 50_000 } },
};

export default defineConfig({
  test: {
    // One core fewer, as is the default, leaves half of a machine with two idle.
    maxWorkers: '100%',
    projects: [
      {
        // Rules and drawings keep nothing between tests, so their files share a thread: half the processor time.
        plugins: [company()],
        test: {
          ...shared,
          name: 'rules',
          include: ['{domain,publisher,docs,tools/build,tools/test}/**/*.test.ts'],
          isolate: false,
          setupFiles: ['server/testing/real-clock.ts'],
          pool: 'threads',
        },
      },
      {
        plugins: [company()],
        test: {
          ...shared,
          name: 'app',
          include: ['{site,office,tools/deploy}/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          include: ['{server,tools/commands}/**/*.test.ts'],
          // To load the server anew for each file took more processor time than the tests.
          isolate: false,
          setupFiles: ['server/testing/real-clock.ts'],
          // One real PostgreSQL per run; it is started only when one of these tests is.
          globalSetup: ['server/testing/global-setup.ts'],
        },
      },
    ],
  },
});
