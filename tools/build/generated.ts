/** Writes the generated files that git ignores: after each install, and before builds, tests and the dev server. */
import { existsSync } from 'node:fs';
import { writeChapters } from './chapters/write-chapters.ts';
import { compileMessages } from './compile-messages.ts';

export async function writeGenerated(): Promise<void> {
  compileMessages();
  writeChapters();
  // An installation without the build tools uses the schemas of the release.
  if (!existsSync('node_modules/@valibot/to-json-schema')) return;
  const { writeContentSchemas } = await import('./content-schemas.ts');
  writeContentSchemas();
}

if (import.meta.main) await writeGenerated();
