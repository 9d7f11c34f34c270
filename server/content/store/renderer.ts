/** The processes that render and that answer questions (snapshot/renderer.ts): each starts with its first job, and ends when there is none for some minutes. */
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../../../content-loader/content-error.ts';
import type {
  ContentQuestions,
  QuestionAnswers,
  QuestionName,
} from '../../../content-loader/content-questions.ts';
import { contentDir } from '../../../content-loader/read-once.ts';
import type {
  ChangedText,
  ContentToRender,
  RenderAnswer,
  RenderJob,
  RenderQuestion,
  RenderResults,
} from '../../../snapshot/renderer.ts';
import { renderingsIn } from '../../../snapshot/rendering.ts';

/** A job that takes longer is given up, and its process with it, ms. The first waits for the release to be read. */
const TIMEOUT_MS = {
  preview: 60_000,
  picture: 30_000,
  question: 20_000,
  site: 300_000,
  smallest: 600_000,
} as const;
/** A process ends when nobody has asked for anything in this time, ms. */
const IDLE_MS = 300_000;

/** What a renderer gets of a state of the content. */
export interface RenderedContent extends Pick<ContentToRender, 'uploads' | 'now'> {
  /** By path. */
  texts: ReadonlyMap<string, string>;
}

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
  /** Parses, edits or compares content, also while a page or a state is rendered. Of the texts, which come first, it sends what has changed. @throws RendererStopped */
  ask<Name extends QuestionName>(
    name: Name,
    ...args: Parameters<ContentQuestions[Name]>
  ): Promise<QuestionAnswers[Name]>;
  /** Ends the processes and the jobs that they have; the next job starts another one. */
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

/** Renders in one process, and answers questions in another: what is typed is saved while a page or a whole state is rendered. */
export function createRenderer(dataDir: string): Renderer {
  const renderings = renderingsIn(dataDir);
  const cache = join(renderings, 'cache');
  const [pages, answers] = [renderProcess(cache), renderProcess(cache)];
  /** Jobs that read the content wait for each other. */
  let queue: Promise<unknown> = Promise.resolve();

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = queue.then(work);
    queue = turn.catch(() => {});
    return turn;
  }

  const inFolder = ({ uploads, now }: RenderedContent): ContentToRender => ({
    ...{ uploads, now, folder: contentDir },
  });
  return {
    renderSite: (state, rendered) =>
      inTurn(async () => {
        const job = { what: 'site', state, renderings, content: inFolder(rendered) } as const;
        return (await pages.send<'site'>(job, rendered.texts)).name;
      }),
    renderPreview: (url, rendered) =>
      inTurn(() =>
        pages.send<'preview'>(
          { what: 'preview', url, content: inFolder(rendered) },
          rendered.texts,
        ),
      ),
    makePicture: async (url, picture, rendered) => {
      const job = { what: 'picture', url, picture } as const;
      const made = rendered
        ? await inTurn(() =>
            pages.send<'picture'>({ ...job, content: inFolder(rendered) }, rendered.texts),
          )
        : await answers.send<'picture'>(job);
      return Buffer.from(made);
    },
    compressSmallest: (name) => pages.send<'smallest'>({ what: 'smallest', renderings, name }),
    async ask(name, ...args) {
      const [first, ...rest] = args as unknown[];
      const job = { what: 'question', name } as const;
      const answer =
        first instanceof Map
          ? answers.send<'question'>({ ...job, isAboutTexts: true, args: rest }, first)
          : answers.send<'question'>({ ...job, isAboutTexts: false, args });
      return (await answer) as never;
    },
    stop() {
      for (const one of [pages, answers]) one.stop();
    },
  };
}

/** Starts with its first job. @param cache folder in which its content lies, and what it makes */
function renderProcess(cache: string) {
  const content = join(cache, `content-${randomUUID()}`);
  let child: ChildProcess | null = null;
  /** The texts that it has. */
  let sent: ReadonlyMap<string, string> = new Map();
  let last = 0;
  let idle: NodeJS.Timeout | undefined;
  const waiting = new Map<number, (answer: RenderAnswer | RendererStopped) => void>();

  function end(isOnPurpose: boolean): void {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = null;
    rmSync(content, { recursive: true, force: true });
    for (const answer of [...waiting.values()]) answer(new RendererStopped(isOnPurpose));
  }

  function start(): ChildProcess {
    mkdirSync(cache, { recursive: true });
    sent = new Map();
    const started = fork('snapshot/renderer.ts', {
      // Renders a quarter faster than with 4, and takes 30 MB more while the process is there.
      execArgv: ['--max-semi-space-size=16', '--max-old-space-size=512'],
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
    texts?: ReadonlyMap<string, string>,
  ): Promise<RenderResults[What]> {
    clearTimeout(idle);
    child ??= start();
    const changed = texts ? differing(sent, texts) : [];
    if (texts) sent = new Map(texts);
    const id = ++last;
    keepAlive(child, true);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => end(false), TIMEOUT_MS[job.what]);
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
      const question: RenderQuestion = { id, job, changed };
      child?.send(question, (error) => error && end(false));
    });
  }

  return { send, stop: () => end(true) };
}

function differing(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): ChangedText[] {
  const gone = [...before.keys()].filter((path) => !after.has(path));
  return [
    ...gone.map((path): ChangedText => [path, null]),
    ...[...after].filter(([path, text]) => before.get(path) !== text),
  ];
}

/** Whether this process waits for the other one before it ends. */
function keepAlive(child: ChildProcess, isNeeded: boolean): void {
  for (const one of [child, child.channel]) isNeeded ? one?.ref() : one?.unref();
}
