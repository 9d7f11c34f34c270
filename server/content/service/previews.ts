/**
 * Pages as they would be with the office's drafts: rendered in a process that stays for some minutes, so that a page follows what is
 * typed. Nothing of it is stored where visitors could get it.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { PreviewAnswer } from '../../../snapshot/render-previews.ts';
import { writeContent, writePhotos, writeText } from '../store/content-files.ts';
import type { Photos } from '../store/photos.ts';

/** A page that takes longer is given up, with its process, ms. The first waits for the release to be read. */
const LONGEST_MS = 20_000;
/** The process ends when nobody has asked for so long, ms. */
const IDLE_MS = 300_000;

export type Preview =
  | { html: string; styleHashes: string[] }
  /** Why there is no page, in the words of `npm run content:check`. */
  | { fault: string };

export interface Previews {
  /** @param texts the whole content by path. @param url path of a page. @param photos those of the office that it names */
  render(texts: ReadonlyMap<string, string>, url: string, photos: Photos): Promise<Preview>;
  /** Where the sizes of the photos lie that previews show. */
  photoFolder: string;
  stop(): void;
}

export function createPreviews(dataDir: string): Previews {
  const folder = join(dataDir, 'snapshots', 'cache', 'preview');
  const photoFolder = join(dataDir, 'snapshots', 'cache', 'preview-photos');
  let child: ChildProcess | null = null;
  /** What stands in the folder. */
  let written: ReadonlyMap<string, string> | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;
  /** The newest page, which is asked for twice: for its faults, and to be shown. */
  let shown: { texts: ReadonlyMap<string, string>; url: string; preview: Preview } | null = null;
  let queue: Promise<unknown> = Promise.resolve();

  function stop(): void {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = null;
  }

  function start(): ChildProcess {
    const cache = join(dataDir, 'snapshots', 'cache');
    const started = fork('snapshot/render-previews.ts', {
      execArgv: ['--max-semi-space-size=2', '--max-old-space-size=512'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: {
        NODE_COMPILE_CACHE: join(cache, 'node'),
        CACHE_DIR: cache,
        ...process.env,
        PHOTO_FOLDER: photoFolder,
        CONTENT_DIR: folder,
      },
    });
    started.unref();
    started.channel?.unref();
    return started;
  }

  function write(texts: ReadonlyMap<string, string>): void {
    if (!written) writeContent(folder, texts);
    else {
      for (const [path, text] of texts)
        if (written.get(path) !== text) writeText(folder, path, text);
      for (const path of written.keys()) if (!texts.has(path)) writeText(folder, path, null);
    }
    written = texts;
  }

  async function renderOne(
    texts: ReadonlyMap<string, string>,
    url: string,
    photos: Photos,
  ): Promise<Preview> {
    write(texts);
    writePhotos(folder, photos);
    clearTimeout(idle);
    child ??= start();
    const answer = await ask(child, { id: ++last, url });
    if (answer === null) stop();
    else idle = setTimeout(stop, IDLE_MS).unref();
    if (answer === null) return { fault: 'The page could not be rendered. Try again.' };
    if ('html' in answer) return answer;
    return {
      fault: answer.fault.replaceAll(`${resolve(folder)}/`, '').replaceAll(`${folder}/`, ''),
    };
  }

  return {
    render(texts, url, photos) {
      const turn = queue.then(async () => {
        if (shown?.url === url && isSame(shown.texts, texts)) return shown.preview;
        const preview = await renderOne(texts, url, photos);
        shown = { texts, url, preview };
        return preview;
      });
      queue = turn.catch(() => {});
      return turn;
    },
    photoFolder,
    stop,
  };
}

const isSame = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
  one.size === other.size && [...one].every(([path, text]) => other.get(path) === text);

/** @returns null when the process ended, or took too long */
function ask(
  child: ChildProcess,
  question: { id: number; url: string },
): Promise<PreviewAnswer | null> {
  return new Promise((done) => {
    const end = (answer: PreviewAnswer | null) => {
      clearTimeout(timer);
      child.off('message', hear);
      child.off('exit', gone);
      done(answer);
    };
    const hear = (answer: PreviewAnswer) => {
      if (answer.id === question.id) end(answer);
    };
    const gone = () => end(null);
    const timer = setTimeout(gone, LONGEST_MS);
    child.on('message', hear);
    child.once('exit', gone);
    child.send(question, (error) => error && gone());
  });
}
