/** The measure for lead posts: one durable SQLite insert after the other, and nothing else. Prints inserts per second. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../../server/database/sqlite.ts';
import { newLead } from '../chaos/visitors.ts';

const DURATION_MS = 3000;

const folder = mkdtempSync(join(tmpdir(), 'baseline-'));
const database = openSqlite(join(folder, 'baseline.sqlite'));
database.exec('create table lead (submission_id text primary key, body text not null)');
const insert = database.prepare('insert into lead values (?, ?)');
const body = JSON.stringify(newLead(0));
const began = performance.now();
let count = 0;
while (performance.now() - began < DURATION_MS) {
  insert.run(randomUUID(), body);
  count += 1;
}
console.log(Math.round(count / ((performance.now() - began) / 1000)));
database.close();
rmSync(folder, { recursive: true });
