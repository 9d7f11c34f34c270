/** The server of journeys: the content folder as it is, and an empty database. Renderings stay in DATA_DIR: what they show is in their names. */
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
await runUntilSignal({ published });
