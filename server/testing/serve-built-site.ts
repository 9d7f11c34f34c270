/** The server with the newest rendering of a folder, for tests that start it as a process: the first word names the folder. */
import { listRenderings } from '../../publisher/render/rendering.ts';
import { createRenderer } from '../content/store/renderer.ts';
import { readEnv } from '../env.ts';
import { createServedSite } from '../pages/served-site.ts';
import { runUntilSignal } from '../start/main.ts';

const folder = process.argv[2] ?? '';
const served = createServedSite(folder);
await served.show(listRenderings(folder)[0] ?? '');
const renderer = createRenderer(readEnv().dataDir);
await runUntilSignal({ published: { served, first: null, renderer } });
