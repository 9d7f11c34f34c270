/**
 * node bench/office/push.ts [requests]: from a visitor's press to the push that reaches the browser's push service, ms, on
 * SQLite and on three replicas with PostgreSQL. The push service is a stand-in on this machine, which decrypts each push.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../../programs/postgres.ts';
import { openDatabase } from '../../server/database/database.ts';
import { savePushDevice } from '../../server/office/store/push-devices.ts';
import { startPushService } from '../../server/testing/push-service.ts';
import { startReplica } from '../chaos/replica.ts';
import { newLead } from '../chaos/visitors.ts';
import { signIn } from './office-person.ts';

const REQUESTS = Number(process.argv[2] ?? 200);
/** Between two presses, ms: more than a company has in its busiest minute. */
const PAUSE = 50;
/** Longest wait for the last push, ms. */
const LONGEST_WAIT = 60_000;

console.log(`${'press to push service'.padEnd(36)}   median     99 %   pushes`);
await measure('one process on SQLite', 1, null);
const postgres = await startPostgres({ durable: true });
try {
  await measure('three replicas on PostgreSQL', 3, postgres.url);
} finally {
  await postgres.stop();
}
const load = loadavg().map((share) => share.toFixed(1));
console.log(`load average of 1, 5 and 15 min: ${load.join(', ')}`);

async function measure(name: string, count: number, databaseUrl: string | null): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-push-'));
  const service = await startPushService();
  const database = openDatabase({ dataDir, databaseUrl, migrationDatabaseUrl: databaseUrl });
  await database.migrate();
  const { session } = await signIn(database.db);
  await savePushDevice(database.db, session, {
    endpoint: `${service.origin}/device`,
    ...service.device.keys,
    device: 'a measurement',
    created_at: Date.now(),
  });
  await database.close();
  const settings = {
    DATA_DIR: dataDir,
    PUSH_ORIGINS: service.origin,
    REMIND_AFTER_MINUTES: 'off',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const replicas = await Promise.all(Array.from({ length: count }, () => startReplica(settings)));
  try {
    const pressed = new Map<string, number>();
    for (let i = 0; i < REQUESTS; i++) {
      const lead = newLead(i);
      pressed.set(lead.submission_id, performance.now());
      const answer = await fetch(`${replicas[i % count]?.origin}/api/contact-submissions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(lead),
      });
      if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
      await wait(PAUSE);
    }
    for (let waited = 0; service.received.length < REQUESTS; waited += 50) {
      if (waited > LONGEST_WAIT) throw new Error(`${service.received.length} pushes came.`);
      await wait(50);
    }
    const times = service.received
      .map(({ at, message }) => at - (pressed.get(message.url.split('/').at(-1) ?? '') ?? 0))
      .sort((a, b) => a - b);
    const share = (part: number) =>
      (times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(0).padStart(8);
    console.log(
      `${name.padEnd(36)} ${share(0.5)} ${share(0.99)} ${String(times.length).padStart(8)}`,
    );
  } finally {
    for (const replica of replicas) replica.kill();
    await service.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
