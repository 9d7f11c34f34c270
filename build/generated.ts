/** Writes what is made of other files and git ignores: after each install, before a build, a test and the dev server. */
import { existsSync } from 'node:fs';
import { compileMessages } from '../messages/compile.ts';

export async function writeGenerated(): Promise<void> {
  compileMessages();
  // An installation without the tools of the build has the schemas and drawings of the release.
  if (!existsSync('node_modules/@valibot/to-json-schema')) return;
  const { writeContentSchemas } = await import('./content-schemas.ts');
  writeContentSchemas();
  const { writeChapters } = await import('./chapters/write-chapters.ts');
  writeChapters();
}

if (import.meta.main) await writeGenerated();
