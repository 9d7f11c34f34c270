/**
 * Kills servers without warning while visitors send leads, then looks whether anything that was acknowledged is
 * gone. Exit code 1 when a promise is broken.
 *   npm run bench:chaos               10,000 leads on SQLite and on PostgreSQL, 3,000 on three replicas
 *   npm run bench:chaos -- three      only what has this word in its name
 *   node bench/chaos/chaos.ts short   the same in less than half a minute, for the test run
 */
import { runScenario, type Scenario } from './scenario.ts';

const FULL: Scenario[] = [
  {
    name: 'one process on SQLite',
    database: 'sqlite',
    replicas: 1,
    leads: 10_000,
    clients: 32,
    pause: 60,
    killEvery: 2000,
    mostKills: 1000,
    awaitLeases: true,
  },
  {
    name: 'one process on PostgreSQL',
    database: 'postgres',
    replicas: 1,
    leads: 10_000,
    clients: 32,
    pause: 60,
    killEvery: 2000,
    mostKills: 1000,
    awaitLeases: true,
  },
  {
    name: 'two processes on one SQLite file',
    database: 'sqlite',
    replicas: 2,
    leads: 2000,
    clients: 32,
    pause: 60,
    killEvery: 2000,
    mostKills: 1000,
    awaitLeases: true,
  },
  {
    name: 'three replicas on PostgreSQL',
    database: 'postgres',
    replicas: 3,
    leads: 3000,
    clients: 32,
    pause: 150,
    killEvery: 2000,
    mostKills: 1000,
    awaitLeases: true,
  },
];
const SHORT: Scenario[] = [
  {
    name: 'one process on SQLite',
    database: 'sqlite',
    replicas: 1,
    leads: 300,
    clients: 16,
    pause: 50,
    killEvery: 500,
    mostKills: 2,
    awaitLeases: false,
  },
  {
    name: 'two replicas on PostgreSQL',
    database: 'postgres',
    replicas: 2,
    leads: 300,
    clients: 16,
    pause: 80,
    killEvery: 500,
    mostKills: 2,
    awaitLeases: false,
  },
];

const [what = ''] = process.argv.slice(2);
const chosen = what === 'short' ? SHORT : FULL.filter(({ name }) => name.includes(what));
let broken = chosen.length === 0;
for (const scenario of chosen) {
  const faults = await runScenario(scenario);
  for (const fault of faults) console.error(`BROKEN: ${fault}`);
  broken ||= faults.length > 0;
}
process.exitCode = broken ? 1 : 0;
