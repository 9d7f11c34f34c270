/** The process that renders (snapshot/renderer.ts), one for each data folder: it starts with the first job, and ends when there is none for some minutes. */
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type {
  RenderAnswer,
  RenderJob,
  RenderQuestion,
  RenderResult,
} from '../../../snapshot/renderer.ts';

/** A job that takes longer is given up, with the process, ms. The first waits for the release to be read. */
const LONGEST_MS = { page: 20_000, snapshot: 300_000 };
/** The process ends when nobody has asked for so long, ms. */
const IDLE_MS = 300_000;

export interface Renderer {
  /**
   * Jobs wait for each other.
   * @param signal ends the job, and the process with it
   * @returns null when it was ended, took too long, or the process died
   */
  render(job: RenderJob, signal?: AbortSignal): Promise<RenderResult | null>;
  stop(): void;
}

const renderers = new Map<string, Renderer>();

export function rendererOf(dataDir: string): Renderer {
  const known = renderers.get(dataDir);
  if (known) return known;
  const made = createRenderer(join(dataDir, 'snapshots', 'cache'));
  renderers.set(dataDir, made);
  return made;
}

function createRenderer(cache: string): Renderer {
  let child: ChildProcess | null = null;
  /** Content of the stamp of the release that the process has read. */
  let release = '';
  const link = join(cache, `content-${randomUUID()}`);
  let idle: NodeJS.Timeout | undefined;
  let last = 0;
  let queue: Promise<unknown> = Promise.resolve();

  function stop(): void {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = null;
    rmSync(link, { force: true });
  }

  function start(): ChildProcess {
    mkdirSync(cache, { recursive: true });
    return fork('snapshot/renderer.ts', {
      // A larger young generation is a tenth faster and takes more memory.
      execArgv: ['--max-semi-space-size=4', '--max-old-space-size=512'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        // Without it a third of the first job is spent on reading the program.
        NODE_COMPILE_CACHE: join(cache, 'node'),
        CACHE_DIR: cache,
        ...process.env,
        CONTENT_DIR: link,
        NODE_ENV: 'production',
      },
    });
  }

  async function work(job: RenderJob, signal?: AbortSignal): Promise<RenderResult | null> {
    if (signal?.aborted) return null;
    clearTimeout(idle);
    const stamp = readFileSync('dist/release.txt', 'utf8');
    if (stamp !== release) stop();
    release = stamp;
    child ??= start();
    keepAlive(child, true);
    const result = await ask(child, { ...job, id: ++last }, signal);
    if (result === null) stop();
    else {
      keepAlive(child, false);
      idle = setTimeout(stop, IDLE_MS).unref();
    }
    if (result === null || result === 'written' || 'html' in result) return result;
    const named = (fault: string) =>
      fault.replaceAll(resolve(link), job.content).replaceAll(link, job.content);
    return { faults: result.faults.map(named) };
  }

  // A server that ends leaves no link behind; its process ends by itself.
  process.once('exit', () => rmSync(link, { force: true }));
  return {
    render(job, signal) {
      const turn = queue.then(() => work(job, signal));
      queue = turn.catch(() => {});
      return turn;
    },
    stop,
  };
}

/** Whether this process waits for the other one before it ends. */
function keepAlive(child: ChildProcess, isNeeded: boolean): void {
  for (const one of [child, child.channel]) isNeeded ? one?.ref() : one?.unref();
}

/** @returns null when the process ended, took too long, or was not needed any more */
function ask(
  child: ChildProcess,
  question: RenderQuestion,
  signal: AbortSignal | undefined,
): Promise<RenderResult | null> {
  return new Promise((done) => {
    const end = (result: RenderResult | null) => {
      clearTimeout(timer);
      child.off('message', hear);
      child.off('exit', give);
      signal?.removeEventListener('abort', give);
      done(result);
    };
    const hear = ({ id, result }: RenderAnswer) => {
      if (id === question.id) end(result);
    };
    const give = () => end(null);
    const timer = setTimeout(give, LONGEST_MS['url' in question.output ? 'page' : 'snapshot']);
    child.on('message', hear);
    child.once('exit', give);
    signal?.addEventListener('abort', give);
    child.send(question, (error) => error && give());
  });
}
