/** Writes what is made of other files and git ignores: after each install, before a build, a test and the dev server. */
import { existsSync } from 'node:fs';
import { compileMessages } from '../messages/compile.ts';
import { writeChapters } from './chapters/write-chapters.ts';

export async function writeGenerated(): Promise<void> {
  compileMessages();
  writeChapters();
  // An installation without the tools of the build has the schemas of the release.
  if (!existsSync('node_modules/@valibot/to-json-schema')) return;
  const { writeContentSchemas } = await import('./content-schemas.ts');
  writeContentSchemas();
}

if (import.meta.main) await writeGenerated();
