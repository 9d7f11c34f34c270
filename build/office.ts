/** Builds the office (office/) into dist/office: what the server sends below /office/. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import { loadSite } from '../content-loader/load.ts';
import config from '../office/vite.config.ts';
import { officeManifest } from '../snapshot/web-manifest.ts';

export const OFFICE_FOLDER = 'dist/office';

/** @returns the files it wrote, to be packed. */
export async function buildOffice(): Promise<string[]> {
  process.env.NODE_ENV = 'production';
  await build({ ...config, configFile: false, logLevel: 'error' });
  writeFileSync(join(OFFICE_FOLDER, 'office.webmanifest'), officeManifest(loadSite()));
  writeFileSync(join(OFFICE_FOLDER, 'service-worker.js'), await bundleWorker());
  return filesOf(OFFICE_FOLDER);
}

/** One classic script. It changes with what it keeps, and so browsers take it anew. */
async function bundleWorker(): Promise<string> {
  const kept = filesOf(OFFICE_FOLDER)
    // The older form of a font that the newer form has replaced is not there: each file is needed.
    .filter((file) => /\.(html|js|css|woff2)$/.test(file))
    // The screen Numbers with its plots is fetched when somebody opens it, and shows nothing without a connection.
    .filter((file) => !/\/numbers-[\w-]+\.(js|css)$/.test(file))
    .map((file) => {
      const url = `/office/${file.slice(OFFICE_FOLDER.length + 1)}`.replace(/index\.html$/, '');
      const isHashed = url.startsWith('/office/assets/');
      return { url, revision: isHashed ? null : hashOf(file) };
    });
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: {
      __OFFICE_FILES__: JSON.stringify(kept),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'office/worker/service-worker.ts', formats: ['iife'], name: 'w' },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rollup.RollupOutput;
  return output[0].code.trim();
}

const hashOf = (file: string) =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
