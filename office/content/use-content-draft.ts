/** What is being changed in a file: saved by itself when nothing was typed for a moment, and never over somebody else's text unasked. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { openDeviceDatabase } from '../../app/lib/browser/database.ts';
import type {
  ContentChange,
  ContentFieldShown,
  ContentFile,
} from '../../domain/office/content-api.ts';
import { type Answer, callOffice, type Problem } from '../api/call-office.ts';
import { queries } from '../api/queries.ts';
import { contentQuery } from './content-query.ts';
import { type FieldPath, keyOf } from './field-tree.ts';

/** What is typed is saved when nothing was typed for so long, ms. The page does not wait for it. */
const SAVE_AFTER_MS = 1000;

/** Without a connection it is tried again after so long, ms. */
const TRY_AGAIN_AFTER_MS = 5000;

/** What was typed and is not saved yet stays on the device, also when the office is closed or the session ends. */
const database = openDeviceDatabase('office-content');
interface Stored {
  /** Of the text that it was typed into. */
  hash: string;
  typed: { path: FieldPath; value: Value }[];
}

type Value = ContentFieldShown['value'];
type Edit = ContentChange['edits'][number];

/** A file as it is saved, and what was typed into it since, by field. */
export interface Drafted {
  file: ContentFile;
  typed: ReadonlyMap<string, { path: FieldPath; value: Value }>;
}

/** @param personId who types: nobody else is shown it */
export function useContentDraft(
  opened: ContentFile,
  personId: string,
  onChange: (draft: Drafted) => void,
) {
  const stored = `${personId} ${opened.path}`;
  const [file, setFile] = useState(opened);
  const [typed, setTyped] = useState<Drafted['typed']>(() => new Map());
  const [problem, setProblem] = useState<Problem | null>(null);
  /** Somebody else has changed the text: what they wrote is in `file`, what was typed here waits. */
  const [isConflict, setConflict] = useState(false);
  /** The state of the newest render, for what runs later. */
  const now = useRef({ file, typed, isConflict });
  Object.assign(now.current, { file, typed, isConflict });
  const underWay = useRef<Promise<boolean>>(Promise.resolve(true));

  const show = useCallback((found: ContentFile) => {
    now.current.file = found;
    setFile(found);
    void queries.invalidateQueries(contentQuery);
  }, []);
  useEffect(() => onChange({ file, typed }), [file, typed, onChange]);

  /** One call after the other, because each begins from the text that the one before has left. */
  const send = useCallback(
    (editsOf: () => Edit[], keepalive = false): Promise<boolean> => {
      underWay.current = underWay.current.then(async () => {
        const edits = editsOf();
        if (edits.length === 0) return true;
        const { path, hash } = now.current.file;
        const body = { path, hash, edits };
        const answer = await callOffice<ContentFile>('/content/file', {
          ...{ method: 'PUT', body, keepalive },
        });
        const isConflict = !answer.ok && answer.problem.code === 'conflict';
        setProblem(answer.ok || isConflict ? null : answer.problem);
        if (answer.ok) {
          show(answer.value);
          setTyped((typed) => withoutSent(typed, edits));
          return true;
        }
        if (isConflict) {
          const found = await readFile(path);
          if (found.ok) show(found.value);
          // The answer to an earlier save may have been lost.
          const lost = found.ok ? unlike(found.value, [...now.current.typed.values()]) : [];
          setTyped(new Map(lost.map((one) => [keyOf(one.path), one])));
          setConflict(lost.length > 0);
        }
        return false;
      });
      return underWay.current;
    },
    [show],
  );

  const save = useCallback(
    (keepalive = false) => send(() => [...now.current.typed.values()], keepalive),
    [send],
  );

  // What was not saved the last time.
  useEffect(() => {
    void database.read<Stored>(stored).then((found) => {
      if (!found || now.current.typed.size > 0) return;
      const lost = unlike(now.current.file, found.typed);
      setTyped(new Map(lost.map((one) => [keyOf(one.path), one])));
      setConflict(lost.length > 0 && found.hash !== now.current.file.hash);
      if (lost.length === 0) void database.remove(stored);
    });
  }, [stored]);
  const hasTyped = useRef(false);
  useEffect(() => {
    if (typed.size > 0) {
      hasTyped.current = true;
      void database.write(stored, { hash: now.current.file.hash, typed: [...typed.values()] });
    } else if (hasTyped.current) void database.remove(stored);
  }, [typed, stored]);

  // Saved once nothing more is typed, and again and again without a connection.
  const isCutOff = problem?.code === 'no-connection' || problem?.code === 'unavailable';
  useEffect(() => {
    if (typed.size === 0 || isConflict || (problem && !isCutOff)) return;
    const timer = isCutOff
      ? setInterval(save, TRY_AGAIN_AFTER_MS)
      : setTimeout(save, SAVE_AFTER_MS);
    const tryNow = () => void save();
    addEventListener('online', tryNow);
    return () => {
      clearTimeout(timer);
      clearInterval(timer);
      removeEventListener('online', tryNow);
    };
  }, [typed, isConflict, problem, isCutOff, save]);
  useEffect(() => {
    const leave = async () => {
      if (!now.current.isConflict) await save(true);
      onChange({ file: now.current.file, typed: new Map() });
    };
    const ask = (event: BeforeUnloadEvent) => now.current.typed.size > 0 && event.preventDefault();
    addEventListener('pagehide', leave);
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('beforeunload', ask);
      void leave();
    };
  }, [save, onChange]);

  return {
    file,
    typed,
    problem,
    isConflict,
    type(path: FieldPath, value: Value) {
      setProblem((before) => (before?.code === 'no-connection' ? before : null));
      setTyped((typed) => new Map(typed).set(keyOf(path), { path, value }));
    },
    /** The file as it is now, for what began with an earlier render. */
    newestFile: () => now.current.file,
    /** Of a list: what was typed is saved first, because entries move. */
    async changeList(edit: Edit) {
      if (await save()) await send(() => [edit]);
    },
    /** What was typed here goes over what somebody else wrote. */
    async takeMine() {
      setConflict(false);
      await save();
    },
    takeTheirs() {
      setTyped(new Map());
      setConflict(false);
    },
    /** @returns whether there is no file any more: it was a draft alone */
    async discard(): Promise<boolean> {
      setTyped(new Map());
      const { path, hash } = now.current.file;
      const answer = await callOffice<ContentFile | object>('/content/discard', {
        ...{ method: 'POST', body: { path, hash } },
      });
      setProblem(answer.ok ? null : answer.problem);
      if (answer.ok && 'path' in answer.value) show(answer.value);
      return answer.ok && !('path' in answer.value);
    },
    /** The file with everything that was typed; null = it could not be saved. */
    async saved(): Promise<ContentFile | null> {
      return (await save()) ? now.current.file : null;
    },
    /** What the server has made of it is the text from now on. */
    take(changed: ContentFile) {
      setTyped(new Map());
      show(changed);
    },
  };
}

export type Draft = ReturnType<typeof useContentDraft>;

const readFile = (path: string): Promise<Answer<ContentFile>> =>
  callOffice<ContentFile>(`/content/file?path=${encodeURIComponent(path)}`);

/** What the file does not say yet. */
function unlike<T extends { path: FieldPath; value: Value }>(file: ContentFile, typed: T[]): T[] {
  const values = new Map(file.fields.map(({ path, value }) => [keyOf(path), value]));
  return typed.filter(({ path, value }) => values.get(keyOf(path)) !== value);
}

/** What was typed on while it was sent stays. */
function withoutSent<T extends { path: FieldPath; value: Value }>(
  typed: ReadonlyMap<string, T>,
  sent: Edit[],
): ReadonlyMap<string, T> {
  const done = new Map(
    sent.flatMap((edit) => ('value' in edit ? [[keyOf(edit.path), edit.value] as const] : [])),
  );
  return new Map([...typed].filter(([key, { value }]) => done.get(key) !== value));
}
