/** Which content a command reads, in one line that it prints first. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { buildEnv, CONTENT_DIR_FILE } from '../content-loader/build-env.ts';
import { contentDir } from '../content-loader/read-once.ts';

/** "Content of Peach State Pest Control (../peach-state)"; a folder without a company is named, too. */
export function whoseContent(dir = contentDir): string {
  const file = join(dir, 'site.yaml');
  if (!existsSync(file))
    return `Content: there is no site.yaml in ${dir}${dir === buildEnv.rememberedDir ? `, which ${CONTENT_DIR_FILE} names: write the right folder there, or delete ${CONTENT_DIR_FILE} for the sample company` : ''}.`;
  const name = nameIn(readFileSync(file, 'utf8'));
  const sample = dir === 'content' ? ', the sample company that came with the site' : '';
  return `Content of ${name}${sample} (${dir}).`;
}

/** A file with a mistake has a name all the same, or none. */
function nameIn(text: string): string {
  try {
    return String(parse(text)?.brand?.name ?? 'a company without a name');
  } catch {
    return 'a company';
  }
}
