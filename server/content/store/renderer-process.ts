/**
 * Manages the processes that render and that answer questions about content (publisher/render/renderer.ts). Each starts with
 * its first job and exits after some idle minutes.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type {
  ContentQuestions,
  QuestionAnswers,
  QuestionName,
} from '../../../publisher/edit/content-questions.ts';
import { ContentError } from '../../../publisher/read/content-error.ts';
import { contentDir } from '../../../publisher/read/read-once.ts';
import type {
  ChangedText,
  ContentToRender,
  RenderAnswer,
  RenderJob,
  RenderQuestion,
  RenderResults,
} from '../../../publisher/render/renderer.ts';
import { renderingsIn } from '../../../publisher/render/rendering.ts';

/** Timeout of a job in ms; its process is then killed. The first job includes loading the release. */
const TIMEOUT_MS = {
  preview: 60_000,
  picture: 30_000,
  question: 20_000,
  site: 300_000,
  smallest: 600_000,
} as const;
/** Idle time in ms after which a process exits. */
const IDLE_MS = 300_000;

/** The state of the content that a renderer gets. */
export interface RenderedContent extends Pick<ContentToRender, 'uploads' | 'now'> {
  /** Texts by path. */
  texts: ReadonlyMap<string, string>;
}

export interface Renderer {
  /** @returns the name of the rendering @throws ContentError with the faults of the content @throws RendererStopped */
  renderSite(state: string, content: RenderedContent): Promise<string>;
  /** @throws ContentError, RendererStopped */
  renderPreview(url: string, content: RenderedContent): Promise<RenderResults['preview']>;
  /** @param content for a share image @throws ContentError, RendererStopped */
  makePicture(
    url: string,
    picture: Extract<RenderJob, { what: 'picture' }>['picture'],
    content?: RenderedContent,
  ): Promise<Buffer>;
  /** Compresses the files of a rendering to their smallest size until another job arrives. @throws RendererStopped */
  compressSmallest(name: string): Promise<RenderResults['smallest']>;
  /**
   * Parses, edits or compares content, also while the other process renders. Sends only the texts that changed since
   * the last question. @throws RendererStopped
   */
  ask<Name extends QuestionName>(
    name: Name,
    ...args: Parameters<ContentQuestions[Name]>
  ): Promise<QuestionAnswers[Name]>;
  /** Kills the processes and their jobs; the next job starts new ones. */
  stop(): void;
}

/** The process was stopped, crashed or timed out; nothing was rendered. */
export class RendererStopped extends Error {
  override name = 'RendererStopped';
  readonly code = 'RENDERER_STOPPED';
  /** True if `stop` was called. */
  readonly isOnPurpose: boolean;
  constructor(isOnPurpose: boolean) {
    super(isOnPurpose ? 'the renderer was stopped' : 'the renderer died or took too long');
    this.isOnPurpose = isOnPurpose;
  }
}

/** Renders in one process and answers questions in another, so that edits are saved while a page renders. */
export function createRenderer(dataDir: string): Renderer {
  const renderings = renderingsIn(dataDir);
  const cache = join(renderings, 'cache');
  const [pages, answers] = [renderProcess(cache), renderProcess(cache)];
  /** Jobs that read the content run one at a time. */
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

/** Starts with its first job. @param cache folder for its content and compile cache */
function renderProcess(cache: string) {
  const content = join(cache, `content-${randomUUID()}`);
  let child: ChildProcess | null = null;
  /** The texts that the process has. */
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
    const started = fork('publisher/render/renderer.ts', {
      // Renders a quarter faster than with 4, and takes 30 MB more while the process runs.
      execArgv: ['--max-semi-space-size=16', '--max-old-space-size=512'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        // Without it a third of the first job is spent on parsing the program.
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

/** True if this process waits for the child before it exits. */
function keepAlive(child: ChildProcess, isNeeded: boolean): void {
  for (const one of [child, child.channel]) isNeeded ? one?.ref() : one?.unref();
}
