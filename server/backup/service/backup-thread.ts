/** The thread of one backup (schedule.ts): visitors are answered while SQLite copies and age encrypts. */
import { parentPort, workerData } from 'node:worker_threads';
import { type BackupSettings, makeBackup } from './make-backup.ts';

const stop = new AbortController();
parentPort?.once('message', () => stop.abort());
parentPort?.unref();
await makeBackup(workerData as BackupSettings, { ifDue: true, signal: stop.signal });
