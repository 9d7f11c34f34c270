// Breaks rules on purpose, one at a time, and reports which of the faults the tests find:
//   node tools/test/try-faults.ts tools/test/faults/server.yaml [FILTER]
// FILTER: part of a file's path or of what breaks. The files must have no uncommitted changes.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

type Fault = {
  file: string;
  /** Stands exactly once in the file. */
  find: string;
  replace: string;
  breaks: string;
  /** Files or folders of tests. Default: the folder that owns the file, such as server/visits. */
  tests?: string[];
  /** The journey that finds it, such as quote-form: the site is built before it. Default: unit tests find it. */
  spec?: string;
};

const [list, filter = ''] = process.argv.slice(2);
if (!list) throw new Error('usage: node tools/test/try-faults.ts FAULTS.yaml [FILTER]');
const faults = (parse(readFileSync(list, 'utf8')) as Fault[]).filter(
  ({ file, breaks }) => file.includes(filter) || breaks.includes(filter),
);

for (const { file, find, breaks } of faults) {
  const times = readFileSync(file, 'utf8').split(find).length - 1;
  if (times !== 1) throw new Error(`${file} has the text of "${breaks}" ${times} times, not once`);
}

let restore = () => {};
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    restore();
    process.exit(1);
  });
}

function succeeds(command: string, args: string[]) {
  const run = spawn(command, args, { stdio: 'ignore' });
  return new Promise<boolean>((resolve, reject) => {
    run.on('error', reject);
    run.on('exit', (code) => resolve(code === 0));
  });
}

/** True if a test of these paths fails. */
async function testsFail(paths: string[]) {
  if (!paths[0]?.endsWith('.spec.ts')) {
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--retry=0'];
    return !(await succeeds(process.execPath, [...vitest, ...paths]));
  }
  if (!(await succeeds('npm', ['run', 'test:build']))) throw new Error('The build fails');
  return !(await succeeds('npx', ['playwright', 'test', '-x', ...paths]));
}

const owner = (file: string) => file.split('/').slice(0, 2).join('/');
const pathsOf = ({ spec, tests, file }: Fault) =>
  spec ? [`tools/journeys/${spec}.spec.ts`] : (tests ?? [owner(file)]);

// A test that fails anyway would find every fault.
for (const paths of new Set(faults.map((fault) => pathsOf(fault).join(' '))))
  if (await testsFail(paths.split(' '))) throw new Error(`Tests of ${paths} fail without a fault`);

let found = 0;
for (const fault of faults) {
  const { file, find, replace, breaks } = fault;
  const text = readFileSync(file, 'utf8');
  restore = () => writeFileSync(file, text);
  try {
    writeFileSync(
      file,
      text.replace(find, () => replace),
    );
    const isFound = await testsFail(pathsOf(fault));
    if (isFound) found += 1;
    console.log(`${isFound ? 'found    ' : 'NOT FOUND'} ${file}: ${breaks}`);
  } finally {
    restore();
  }
}
console.log(`${found} of ${faults.length} found`);
process.exitCode = found === faults.length ? 0 : 1;
