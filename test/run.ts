/** npm test: every check of the project in order, stopping at the first that fails. */
import { spawn } from 'node:child_process';

interface Stage {
  name: string;
  /** Program and arguments, run with this Node. */
  run: string[];
  /** Finds the counts in what the stage printed. */
  counts?: RegExp;
}

const STAGES: Stage[] = [
  {
    name: 'lint and format',
    run: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  },
  { name: 'route types', run: ['node_modules/@react-router/dev/bin.cjs', 'typegen'] },
  { name: 'types', run: ['node_modules/typescript/bin/tsc'] },
  {
    name: 'import rules',
    run: [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      'app',
      'bench',
      'build',
      'cli',
      'content-loader',
      'domain',
      'e2e',
      'server',
    ],
  },
  { name: 'content', run: ['cli/content-check.ts'] },
  {
    name: 'unit and server tests',
    run: ['node_modules/vitest/vitest.mjs', 'run'],
    counts: /Tests\s+(?:(\d+) failed \| )?(\d+) passed/,
  },
  { name: 'killed servers', run: ['bench/chaos/chaos.ts', 'short'] },
  { name: 'build', run: ['build/build.ts'] },
  { name: 'byte budgets', run: ['bench/bytes.ts'] },
  { name: 'html', run: ['build/check-html.ts'] },
  { name: 'fuzzed requests', run: ['bench/abuse/abuse.ts', 'short'] },
  {
    name: 'browser journeys',
    // A second try keeps a busy machine's slowness apart from a broken page; the report names what needed it.
    run: ['node_modules/@playwright/test/cli.js', 'test', '--retries=1'],
    counts: /(?:(\d+) failed[\s\S]*?)?(\d+) passed/,
  },
];

let passed = 0;
for (const stage of STAGES) {
  const started = performance.now();
  console.log(`\n== ${stage.name}`);
  const { status, output } = await run(stage.run);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours
  const counts = stage.counts?.exec(output.replace(/\x1b\[[0-9;]*m/g, ''));
  if (counts) passed += Number(counts[2]);
  if (status !== 0 || (stage.counts && !counts)) {
    console.error(`\n${stage.name} failed.`);
    console.log(`tests: ${passed} passed, ${counts?.[1] ?? 1} failed`);
    process.exit(status || 1);
  }
  console.log(`== ${stage.name}: passed in ${((performance.now() - started) / 1000).toFixed(0)} s`);
}
console.log(`tests: ${passed} passed, 0 failed`);

function run(args: string[]): Promise<{ status: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk;
        process.stdout.write(chunk);
      });
    }
    child.on('close', (status) => resolve({ status, output }));
  });
}
