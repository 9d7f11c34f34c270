/**
 * The test runs.
 *   npm test               what every change must pass, in two lanes side by side
 *   npm run test:full      what takes long and seldom breaks
 *   npm run test:changed   what the changes since HEAD touch; `-- REVISION` for another beginning
 *   node test/run.ts list                  the stages
 *   node test/run.ts stage "types" "html"  the named stages, one after the other; those after the build need one
 * Ends with `tests: N passed, M failed`. Up to ten tests that fail beside other work run once more, alone, at the
 * end; what passes then is named, with its first failure.
 */
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { releaseIsStale } from '../build/inputs.ts';

// Tests are about the sample company, whatever company the commands of this folder read.
process.env.CONTENT_DIR ||= 'content';

interface Stage {
  name: string;
  /** Program and arguments, run with this Node. */
  run: string[];
  /** Environment variables besides ours. Default: none. */
  env?: Record<string, string>;
  /** The later stages of the lane need it: they are left out when it fails. Default: false. */
  needed?: boolean;
  /** Finds the counts in what the stage printed. Default: the stage counts as one test. */
  counts?: { passed: RegExp; failed: RegExp };
  /** What runs the failed tests of this stage alone. Default: a failure is not tried again. */
  failedAlone?: () => string[];
}

/** Stages one after the other. */
type Lane = Stage[];

const VITEST = { passed: /Tests .*?(\d+) passed/, failed: /Tests .*?(\d+) failed/ };
const PLAYWRIGHT = { passed: /^\s*(\d+) passed/m, failed: /^\s*(\d+) failed/m };
const JOURNEYS = ['node_modules/@playwright/test/cli.js', 'test'];

const lint: Stage = {
  name: 'lint and format',
  run: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
};
const types: Lane = [
  { name: 'route types', run: ['node_modules/@react-router/dev/bin.cjs', 'typegen'] },
  { name: 'types', run: ['node_modules/typescript-7/bin/tsc'] },
];
const importRules: Stage = {
  name: 'import rules',
  run: [
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    '--config',
    '.dependency-cruiser.mjs',
    ...[
      'app',
      'bench',
      'build',
      'cli',
      'content-loader',
      'domain',
      'e2e',
      'messages',
      'office',
      'programs',
      'server',
      'snapshot',
    ],
  ],
};
const content: Stage = { name: 'content', run: ['cli/content-check.ts'] };
const VITEST_RUN = ['node_modules/vitest/vitest.mjs', 'run'];
/** What each unit and server test came to. Not in test-results/, which Playwright empties. */
const VITEST_RESULTS = '.cache/unit-and-server-tests.json';
const unitAndServer: Stage = {
  name: 'unit and server tests',
  run: [
    ...VITEST_RUN,
    // Server tests wait for servers more than they compute, so two fit on two cores beside the two of the journeys.
    '--maxWorkers=2',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${VITEST_RESULTS}`,
  ],
  counts: VITEST,
  failedAlone: () => [...VITEST_RUN, '--maxWorkers=1', ...failedTestFiles()],
};
const build: Stage = { name: 'build', run: ['build/build.ts'], needed: true };
/** What checks and journeys read: the pages of content/ with the files of the release. */
const snapshot: Stage = {
  name: 'snapshot',
  run: ['snapshot/write-snapshot.ts', 'dist/site', 'whole'],
  needed: true,
};
const journeys: Stage = {
  name: 'browser journeys',
  run: [...JOURNEYS, '--grep-invert', '@slow'],
  counts: PLAYWRIGHT,
  failedAlone: () => [...JOURNEYS, '--last-failed', '--workers=1', '--trace=on'],
};

/** The lanes take about as long as each other on two cores. */
const EVERY_CHANGE: Lane[] = [
  [...types, lint, importRules, content, unitAndServer],
  [
    build,
    snapshot,
    { name: 'byte budgets', run: ['bench/bytes.ts'] },
    { name: 'bundles', run: ['test/bundles.ts'] },
    { name: 'html', run: ['build/check-html.ts'] },
    { name: 'structured data', run: ['snapshot/check-structured-data.ts'] },
    { name: 'a new company', run: ['test/companies.ts', 'two states'] },
    journeys,
    // Last, when the other lane is done: what is killed here is watched against the clock.
    { name: 'killed servers', run: ['bench/chaos/chaos.ts', 'short', 'one process'] },
  ],
];

/** One lane: servers are killed and watched here, which other work would disturb. */
const LONG: Lane = [
  build,
  snapshot,
  { name: 'killed servers and failing dependencies', run: ['bench/chaos/chaos.ts', 'short'] },
  { name: 'three killed replicas', run: ['bench/chaos/chaos.ts', 'three'] },
  { name: 'ten restarts of PostgreSQL', run: ['bench/chaos/chaos.ts', 'restarted'] },
  {
    name: 'a thousand rounds of two owners',
    run: ['node_modules/vitest/vitest.mjs', 'run', 'server/office/store/people.test.ts'],
    env: { ROUNDS: '1000' },
    counts: VITEST,
  },
  {
    name: 'a new company in every state',
    run: ['node_modules/vitest/vitest.mjs', 'run', 'cli/new-company/regions.test.ts'],
    env: { EVERY_STATE: '1' },
    counts: VITEST,
  },
  { name: 'fuzzed requests', run: ['bench/abuse/abuse.ts', 'short'] },
  {
    name: 'every page, and slow journeys',
    run: [...JOURNEYS, '--grep', '@slow|@every-page'],
    env: { EVERY_PAGE: '1' },
    counts: PLAYWRIGHT,
  },
  { name: 'publications while visitors read', run: ['bench/publish.ts', '5'] },
  { name: 'partial snapshots', run: ['test/partial-snapshots.ts'] },
  { name: 'release', run: ['test/release.ts'] },
  { name: 'recipes', run: ['test/recipes.ts'] },
  { name: 'another company', run: ['test/rebrand.ts'] },
  { name: 'companies of every size', run: ['test/companies.ts'] },
];

/** The journeys of each form: what must never break, whatever was changed. */
const CORE_JOURNEYS = 'e2e/lead-delivery.spec.ts';

interface FailedStage {
  stage: Stage;
  /** Failed tests. */
  failed: number;
  /** The last lines that it printed. */
  end: string;
}

interface Outcome {
  passed: number;
  failedStages: FailedStage[];
}

/** Lines of a failed stage that are printed again at the end of the run. */
const LINES_AT_END = 60;
/** A stage with more failures than these is broken: none is tried again. */
const MOST_TRIED_AGAIN = 10;

const [what = 'every', ...words] = process.argv.slice(2);
const RUNS: Record<string, () => Lane[]> = {
  every: () => EVERY_CHANGE,
  full: () => [LONG],
  changed: () => changedLanes(words[0]),
  stage: () => [words.map(stageNamed)],
};
if (what === 'list') {
  for (const name of ['every', 'full', 'changed'])
    for (const lane of RUNS[name]?.() ?? [])
      console.log(`${name}: ${lane.map((stage) => stage.name).join(', ')}`);
} else {
  const lanes = RUNS[what];
  if (!lanes) throw new Error(`There is no run named ${what}.`);
  const outcomes = await Promise.all(lanes().map(runLane));
  let passed = outcomes.reduce((total, outcome) => total + outcome.passed, 0);
  let failed = 0;
  for (const failure of outcomes.flatMap((outcome) => outcome.failedStages)) {
    const passesAlone = await passesWhenAlone(failure);
    if (passesAlone) passed += failure.failed;
    else failed += failure.failed;
    const result = passesAlone ? 'FAILED beside other work and passed alone' : 'FAILED';
    console.error(`\n== ${failure.stage.name} ${result}; it ended with\n${failure.end}`);
  }
  console.log(`tests: ${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

function stageNamed(name: string): Stage {
  const stages = [...EVERY_CHANGE, LONG].flat();
  const stage = stages.find((known) => known.name === name);
  if (stage) return stage;
  const names = stages.map((known) => known.name).join(', ');
  console.error(`There is no stage named ${name}. There are: ${names}`);
  process.exit(1);
}

function changedLanes(since = 'HEAD'): Lane[] {
  const unit: Stage = {
    ...unitAndServer,
    run: [...unitAndServer.run, '--changed', since, '--passWithNoTests'],
    counts: { passed: /Tests .*?(\d+) passed|No test files found/, failed: VITEST.failed },
  };
  const changed = execFileSync('git', ['diff', '--name-only', since, '--', 'e2e'], {
    encoding: 'utf8',
  });
  const specs = changed.split('\n').filter((file) => file.endsWith('.spec.ts'));
  const some: Stage = {
    ...journeys,
    run: [...journeys.run, ...new Set([CORE_JOURNEYS, ...specs])],
  };
  return [
    [lint, ...types, unit],
    [...(releaseIsStale() ? [build] : []), snapshot, some],
  ];
}

async function runLane(lane: Lane): Promise<Outcome> {
  const outcome: Outcome = { passed: 0, failedStages: [] };
  for (const stage of lane) {
    const started = performance.now();
    const { status, signal, output } = await runStage(stage);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    const text = withoutColors(output);
    const ranNothing = status === 0 && stage.counts && !stage.counts.passed.test(text);
    const failed = status === 0 && !ranNothing ? 0 : countIn(text, stage.counts?.failed, 1);
    // Whole stages at a time: two lanes that print at once can't be read.
    process.stdout.write(
      `\n== ${stage.name}\n${output}== ${stage.name}: ${failed > 0 ? 'FAILED' : 'passed'} in ${seconds} s\n`,
    );
    if (stage.counts) outcome.passed += countIn(text, stage.counts.passed, 0);
    else if (failed === 0) outcome.passed += 1;
    if (failed > 0) {
      const lines = text.trimEnd().split('\n').slice(-LINES_AT_END);
      if (signal) lines.push(`ended by ${signal}`);
      outcome.failedStages.push({ stage, failed, end: lines.join('\n') });
      if (stage.needed) break;
    }
  }
  return outcome;
}

/** The number that a pattern finds, or another where it finds none. */
function countIn(text: string, pattern: RegExp | undefined, otherwise: number): number {
  return Number(pattern?.exec(text)?.[1] ?? otherwise);
}

/** Whether the failed tests of a stage pass when nothing else runs. False for what can't be tried again. */
async function passesWhenAlone({ stage, failed }: FailedStage): Promise<boolean> {
  if (!stage.failedAlone || !stage.counts || failed > MOST_TRIED_AGAIN) return false;
  const { status, output } = await runStage({ ...stage, run: stage.failedAlone() });
  process.stdout.write(`\n== ${stage.name}, failed tests alone\n${output}`);
  return status === 0 && countIn(withoutColors(output), stage.counts.passed, 0) >= failed;
}

function failedTestFiles(): string[] {
  const results: { testResults: { name: string; status: string }[] } = JSON.parse(
    readFileSync(VITEST_RESULTS, 'utf8'),
  );
  return results.testResults.filter((file) => file.status === 'failed').map((file) => file.name);
}

function withoutColors(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colors
  return text.replace(/\x1b\[[0-9;]*m/g, '');
}

function runStage({ run, env }: Stage): Promise<{
  status: number | null;
  signal: NodeJS.Signals | null;
  output: string;
}> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, run, {
      stdio: ['ignore', 'pipe', 'pipe'],
      // Servers are started a hundred times: with their code compiled once each start takes a third less.
      env: { NODE_COMPILE_CACHE: '.cache/node', ...process.env, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk;
      });
    }
    child.on('close', (status, signal) => resolve({ status, signal, output }));
  });
}
