/**
 * Kills servers without warning while visitors send leads, and lets fail what they depend on (faults.ts), then looks
 * whether anything that was acknowledged is gone. Exit code 1 when a promise is broken.
 *   npm run bench:chaos                     10,000 leads on SQLite and on PostgreSQL, 3,000 on three replicas; all faults
 *   npm run bench:chaos -- three            only what has this word in its name
 *   node bench/chaos/chaos.ts short         the same in two minutes, for the test run
 *   node bench/chaos/chaos.ts short clock   of it only what has this word in its name
 */
import { FAULTS } from './faults.ts';
import { runScenario, type Scenario } from './scenario.ts';

const LONG = { clients: 32, pauseMs: 60, killEvery: 2000, mostKills: 1000, awaitLeases: true };
const FULL: Scenario[] = [
  { ...LONG, name: 'one process on SQLite', database: 'sqlite', replicas: 1, leads: 10_000 },
  { ...LONG, name: 'one process on PostgreSQL', database: 'postgres', replicas: 1, leads: 10_000 },
  {
    ...LONG,
    name: 'two processes on one SQLite file',
    database: 'sqlite',
    replicas: 2,
    leads: 2000,
  },
  {
    ...LONG,
    name: 'three replicas on PostgreSQL',
    database: 'postgres',
    replicas: 3,
    leads: 3000,
    pauseMs: 150,
  },
];

const BRIEF = { leads: 300, clients: 16, killEvery: 500, mostKills: 2, awaitLeases: false };
const SHORT: Scenario[] = [
  { ...BRIEF, name: 'one process on SQLite', database: 'sqlite', replicas: 1, pauseMs: 50 },
  { ...BRIEF, name: 'two replicas on PostgreSQL', database: 'postgres', replicas: 2, pauseMs: 80 },
];

const words = process.argv.slice(2);
const isShort = words[0] === 'short';
const what = words[isShort ? 1 : 0] ?? '';
const isChosen = ({ name }: { name: string }) => name.includes(what);
const runs = [
  ...(isShort ? SHORT : FULL).filter(isChosen).map((scenario) => () => runScenario(scenario)),
  ...FAULTS.filter(isChosen).map((fault) => () => fault.run(isShort)),
];
let broken = runs.length === 0;
for (const run of runs) {
  const faults = await run();
  for (const fault of faults) console.error(`BROKEN: ${fault}`);
  broken ||= faults.length > 0;
}
process.exitCode = broken ? 1 : 0;
