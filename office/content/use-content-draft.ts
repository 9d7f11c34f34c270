/** What is being changed in a file: saved by itself when nothing was typed for a moment, and never over somebody else's text unasked. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type {
  ContentChange,
  ContentFieldShown,
  ContentFile,
} from '../../domain/office/content-api.ts';
import { type Answer, callOffice, type Problem } from '../api/call-office.ts';
import { type FieldPath, keyOf } from './field-tree.ts';

/** What is typed is saved when nothing was typed for so long, ms. */
const SAVE_AFTER_MS = 1000;

type Value = ContentFieldShown['value'];
type Edit = ContentChange['edits'][number];

export function useContentDraft(opened: ContentFile, onChange: (file: ContentFile) => void) {
  const [file, setFile] = useState(opened);
  const [typed, setTyped] = useState<ReadonlyMap<string, { path: FieldPath; value: Value }>>(
    () => new Map(),
  );
  const [problem, setProblem] = useState<Problem | null>(null);
  /** Somebody else has changed the text: what they wrote is in `file`, what was typed here waits. */
  const [isConflict, setConflict] = useState(false);
  /** The state of the newest render, for what runs later. */
  const now = useRef({ file, typed, isConflict });
  Object.assign(now.current, { file, typed, isConflict });
  const underWay = useRef<Promise<boolean>>(Promise.resolve(true));

  const show = useCallback(
    (found: ContentFile) => {
      now.current.file = found;
      setFile(found);
      onChange(found);
    },
    [onChange],
  );

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
        setProblem(answer.ok || answer.problem.code === 'conflict' ? null : answer.problem);
        if (answer.ok) {
          show(answer.value);
          setTyped((typed) => withoutSent(typed, edits));
          return true;
        }
        if (answer.problem.code === 'conflict') {
          const found = await readFile(path);
          if (found.ok) show(found.value);
          setConflict(found.ok);
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

  // Saved once nothing more is typed.
  useEffect(() => {
    if (typed.size === 0 || isConflict) return;
    const timer = setTimeout(save, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed, isConflict, save]);
  useEffect(() => {
    const leave = () => void (now.current.isConflict || save(true));
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [save]);

  return {
    file,
    typed,
    problem,
    isConflict,
    type(path: FieldPath, value: Value) {
      setTyped((typed) => new Map(typed).set(keyOf(path), { path, value }));
    },
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
    async discard() {
      setTyped(new Map());
      const { path, hash } = now.current.file;
      const answer = await callOffice<ContentFile>('/content/discard', {
        ...{ method: 'POST', body: { path, hash } },
      });
      setProblem(answer.ok ? null : answer.problem);
      if (answer.ok) show(answer.value);
    },
  };
}

const readFile = (path: string): Promise<Answer<ContentFile>> =>
  callOffice<ContentFile>(`/content/file?path=${encodeURIComponent(path)}`);

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
