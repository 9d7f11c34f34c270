/** The process that renders (snapshot/renderer.ts): it starts with the first job, and ends when there is none for some minutes. */
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../../../content-loader/content-error.ts';
import type { ContentQuestions, QuestionName } from '../../../content-loader/content-questions.ts';
import { contentDir } from '../../../content-loader/read-once.ts';
import type {
  ContentToRender,
  RenderAnswer,
  RenderJob,
  RenderQuestion,
  RenderResults,
} from '../../../snapshot/renderer.ts';
import { renderingsIn } from '../../../snapshot/rendering.ts';

/** A job that takes longer is given up, and the process with it unless it renders a state, ms. The first waits for the release to be read. */
const TIMEOUT_MS = {
  preview: 20_000,
  picture: 30_000,
  question: 20_000,
  site: 300_000,
  smallest: 600_000,
} as const;
/** The process ends when nobody has asked for anything in this time, ms. */
const IDLE_MS = 300_000;

/** What a renderer gets of a state of the content. */
export type RenderedContent = Pick<ContentToRender, 'texts' | 'uploads' | 'now'>;

export interface Renderer {
  /** @returns the name of the rendering. @throws ContentError with the faults of the content. @throws RendererStopped */
  renderSite(state: string, content: RenderedContent): Promise<string>;
  /** @throws ContentError, RendererStopped */
  renderPreview(url: string, content: RenderedContent): Promise<RenderResults['preview']>;
  /** @param content of a share image. @throws ContentError, RendererStopped */
  makePicture(
    url: string,
    picture: Extract<RenderJob, { what: 'picture' }>['picture'],
    content?: RenderedContent,
  ): Promise<Buffer>;
  /** Compresses the files of a rendering as far as they go, until another job comes. @throws RendererStopped */
  compressSmallest(name: string): Promise<RenderResults['smallest']>;
  /** Parses, edits or compares content, also while a state is rendered. @throws RendererStopped */
  ask<Name extends QuestionName>(
    name: Name,
    ...args: Parameters<ContentQuestions[Name]>
  ): Promise<ReturnType<ContentQuestions[Name]>>;
  /** Ends the process and the jobs that it has; the next job starts another one. */
  stop(): void;
}

/** The process was stopped, died or took too long; nothing was rendered. */
export class RendererStopped extends Error {
  override name = 'RendererStopped';
  readonly code = 'RENDERER_STOPPED';
  /** Whether `stop` was called. */
  readonly isOnPurpose: boolean;
  constructor(isOnPurpose: boolean) {
    super(isOnPurpose ? 'the renderer was stopped' : 'the renderer died or took too long');
    this.isOnPurpose = isOnPurpose;
  }
}

export function createRenderer(dataDir: string): Renderer {
  const renderings = renderingsIn(dataDir);
  const cache = join(renderings, 'cache');
  const content = join(cache, `content-${randomUUID()}`);
  let child: ChildProcess | null = null;
  let last = 0;
  let idle: NodeJS.Timeout | undefined;
  const waiting = new Map<number, (answer: RenderAnswer | RendererStopped) => void>();
  /** Whether a state is being rendered: a smaller job that takes too long does not end it. */
  let isRenderingSite = false;
  /** Jobs that read the content wait for each other. */
  let queue: Promise<unknown> = Promise.resolve();

  function end(isOnPurpose: boolean): void {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = null;
    rmSync(content, { recursive: true, force: true });
    for (const answer of [...waiting.values()]) answer(new RendererStopped(isOnPurpose));
  }

  function start(): ChildProcess {
    mkdirSync(cache, { recursive: true });
    const started = fork('snapshot/renderer.ts', {
      // A larger young generation is a tenth faster and takes more memory.
      execArgv: ['--max-semi-space-size=4', '--max-old-space-size=512'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        // Without it a third of the first job is spent on reading the program.
        NODE_COMPILE_CACHE: join(cache, 'node'),
        CACHE_DIR: cache,
        ...process.env,
        CONTENT_DIR: content,
        NODE_ENV: 'production',
      },
    });
    started.on('message', (answer: RenderAnswer) => waiting.get(answer.id)?.(answer));
    started.on('exit', () => started === child && end(false));
    return started;
  }

  function send<What extends RenderJob['what']>(
    job: Extract<RenderJob, { what: What }>,
  ): Promise<RenderResults[What]> {
    clearTimeout(idle);
    child ??= start();
    const id = ++last;
    keepAlive(child, true);
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        if (isRenderingSite && job.what !== 'site') waiting.get(id)?.(new RendererStopped(false));
        else end(false);
      };
      const timer = setTimeout(giveUp, TIMEOUT_MS[job.what]);
      waiting.set(id, (answer) => {
        waiting.delete(id);
        clearTimeout(timer);
        if (waiting.size === 0 && child) {
          keepAlive(child, false);
          idle = setTimeout(() => end(true), IDLE_MS).unref();
        }
        if (answer instanceof RendererStopped) reject(answer);
        else if ('faults' in answer) reject(new ContentError(...answer.faults));
        else resolve(answer.result as RenderResults[What]);
      });
      child?.send({ ...job, id } as RenderQuestion, (error) => error && end(false));
    });
  }

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = queue.then(work);
    queue = turn.catch(() => {});
    return turn;
  }

  const inFolder = (rendered: RenderedContent) => ({ ...rendered, folder: contentDir });
  return {
    renderSite: (state, rendered) =>
      inTurn(async () => {
        const job = { what: 'site', state, renderings, content: inFolder(rendered) } as const;
        isRenderingSite = true;
        try {
          return (await send<'site'>(job)).name;
        } finally {
          isRenderingSite = false;
        }
      }),
    renderPreview: (url, rendered) =>
      inTurn(() => send<'preview'>({ what: 'preview', url, content: inFolder(rendered) })),
    makePicture: async (url, picture, rendered) => {
      const job = { what: 'picture', url, picture } as const;
      const made = rendered
        ? await inTurn(() => send<'picture'>({ ...job, content: inFolder(rendered) }))
        : await send<'picture'>(job);
      return Buffer.from(made);
    },
    compressSmallest: (name) => send<'smallest'>({ what: 'smallest', renderings, name }),
    ask: async (name, ...args) =>
      (await send<'question'>({ what: 'question', name, args })) as never,
    stop: () => end(true),
  };
}

/** Whether this process waits for the other one before it ends. */
function keepAlive(child: ChildProcess, isNeeded: boolean): void {
  for (const one of [child, child.channel]) isNeeded ? one?.ref() : one?.unref();
}
