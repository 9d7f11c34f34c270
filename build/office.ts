/** Builds the office (office/) into dist/office; what of it is the company's comes with each snapshot (snapshot/office-files.ts). */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import config from '../office/vite.config.ts';

const OFFICE_FOLDER = 'dist/office';

/** @returns the files it wrote, to be packed. */
export async function buildOffice(): Promise<string[]> {
  process.env.NODE_ENV = 'production';
  await build({ ...config, configFile: false, logLevel: 'error' });
  writeFileSync(join(OFFICE_FOLDER, 'service-worker.js'), await bundleWorker());
  return readdirSync(OFFICE_FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** One classic script. */
async function bundleWorker(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'office/worker/service-worker.ts', formats: ['iife'], name: 'w' },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rollup.RollupOutput;
  return output[0].code.trim();
}
