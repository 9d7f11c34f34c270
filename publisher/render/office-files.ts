/** The office's files that contain or depend on the company's data. Its other files are the same for every company. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../domain/content/site-schema.ts';
import { companyColors } from '../read/company-module.ts';
import { officeManifest } from './web-manifest.ts';

/**
 * @param folder of the built office (tools/build/build.ts)
 * @returns texts by file name, to be served from the same folder or a copy of it
 */
export function officeFiles(folder: string, site: Site): Record<string, string> {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const texts = {
    'index.html': officePage(read('index.html'), site),
    'company.css': companyColors(),
    'office.webmanifest': officeManifest(site),
  };
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const offline = [...new Set([...names, ...Object.keys(texts)])]
    // The build has already removed the older formats of fonts, so every file is needed.
    .filter((name) => /\.(html|js|css|woff2)$/.test(name) && name !== WORKER)
    .sort()
    .map((name) => ({
      url: `/office/${name.replace(/^index\.html$/, '')}`,
      revision: name.startsWith('assets/')
        ? null
        : hashOf(texts[name as keyof typeof texts] ?? read(name)),
    }));
  // The worker contains the list, so it changes with the files, and browsers then update it.
  return { ...texts, [WORKER]: `self.officeFiles=${JSON.stringify(offline)};\n${read(WORKER)}` };
}

const WORKER = 'service-worker.js';

/** office/index.html with the company's names. */
export function officePage(html: string, { brand: { name, short_name } }: Site): string {
  const company = JSON.stringify({ name, short_name }).replaceAll('<', '\\u003c');
  return html
    .replaceAll('%SHORT_NAME%', () => escapeHtml(short_name))
    .replace('id="company">{}<', () => `id="company">${company}<`);
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
