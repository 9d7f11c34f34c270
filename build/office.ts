/** Builds the office (office/) into dist/office; what of it is the company's comes with each snapshot (snapshot/office-files.ts). */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import config from '../office/vite.config.ts';
import { bundleServiceWorker } from './service-worker.ts';

const OFFICE_FOLDER = 'dist/office';

/** @returns the files it wrote, to be packed. */
export async function buildOffice(): Promise<string[]> {
  process.env.NODE_ENV = 'production';
  await build({ ...config, configFile: false, logLevel: 'error' });
  const worker = await bundleServiceWorker('office/worker/service-worker.ts');
  writeFileSync(join(OFFICE_FOLDER, 'service-worker.js'), worker);
  return readdirSync(OFFICE_FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
