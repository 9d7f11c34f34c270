import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { company } from './tools/build/company-plugin.ts';
import { writeGenerated } from './tools/build/generated.ts';

// Tests use the sample company, whatever CONTENT_DIR is set for commands.
process.env.CONTENT_DIR ||= 'content';
// Tests start a hundred servers; a shared compile cache makes each start a third faster.
process.env.NODE_COMPILE_CACHE ||= '.cache/node';
// No test changes the sample content, so it is read once.
process.env.CONTENT_STATE ||= 'of tests';
// Temporary folders are deleted at the end of the run. Vitest reads this file once for each project.
if (!process.env.TESTS_FOLDER) {
  await writeGenerated();
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  // PostgreSQL runs as another user and needs to enter the folder.
  chmodSync(folder, 0o711);
  process.env.TESTS_FOLDER = process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

// Timeouts for a busy machine, ms.
const shared = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 50_000 } },
};

export default defineConfig({
  test: {
    // The default leaves one core idle: half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        // These tests share no state, so their files share threads: half the processor time.
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
          // Loading the server again for each file took more processor time than the tests.
          isolate: false,
          setupFiles: ['server/testing/real-clock.ts'],
          // One real PostgreSQL per run, started only if one of these tests runs.
          globalSetup: ['server/testing/global-setup.ts'],
        },
      },
    ],
  },
});
