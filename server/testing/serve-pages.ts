/**
 * The server of journeys: the content folder as it is, and an empty database. Renderings stay in DATA_DIR: their names tell what
 * they show.
 *
 * Without the argument `smallest` pages keep their quick compression: the smallest takes a core for minutes, beside the journeys.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { renderingsIn } from '../../publisher/render/rendering.ts';
import { startPages } from '../content/service/start-content.ts';
import { readEnv } from '../env.ts';
import { runUntilSignal } from '../start/main.ts';

const env = readEnv();
for (const name of existsSync(env.dataDir) ? readdirSync(env.dataDir) : []) {
  const path = join(env.dataDir, name);
  if (path !== renderingsIn(env.dataDir)) rmSync(path, { recursive: true });
}
const published = await startPages(env, (line) => console.error(line));
if (!published) process.exit(1);
if (!process.argv.includes('smallest'))
  published.renderer.compressSmallest = async () => ({ isSmaller: false, isDone: true });
await runUntilSignal({ published });
