/**
 * Worker thread of one backup (schedule.ts), so that the server answers visitors while SQLite copies and age
 * encrypts.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { type BackupSettings, makeBackup } from './make-backup.ts';

const stop = new AbortController();
parentPort?.once('message', () => stop.abort());
parentPort?.unref();
await makeBackup(workerData as BackupSettings, { ifDue: true, signal: stop.signal });
