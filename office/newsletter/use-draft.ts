/** What is being written: saved by itself, also when the screen is left, and never over somebody else's changes unasked. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import type { Mailing, MailingDetail, MailingWords } from '../../domain/office/mailings-api.ts';
import { callOffice, type Problem } from '../api/call-office.ts';

/** What is typed is saved when nothing was typed for so long, ms. */
const SAVE_AFTER_MS = 800;
/** Larger requests are not taken by browsers that are leaving a page, bytes. */
const KEEPALIVE_BYTES = 60_000;

const wordsOf = (mailing: MailingWords): MailingWords => {
  const { subject, preview, markdown, subject_es, preview_es, markdown_es } = mailing;
  return { subject, preview, markdown, subject_es, preview_es, markdown_es };
};
/** Space around a text is no difference: the server cuts it off. */
const isSame = (one: MailingWords, other: MailingWords) => {
  const names = Object.keys(wordsOf(one)) as (keyof MailingWords)[];
  return names.every((name) => one[name].trim() === other[name].trim());
};

export function useDraft(mailing: Mailing, onChange: (mailing: Mailing) => void) {
  const { mailing_id } = mailing;
  const path = `/mailings/${mailing_id}`;
  const [words, setWords] = useState(() => wordsOf(mailing));
  const [problem, setProblem] = useState<Problem | null>(null);
  const [theirs, setTheirs] = useState<Mailing | null>(null);
  const [saved, setSaved] = useState({ words, updatedAt: mailing.updated_at });
  /** The state of the newest render, for what runs later: a save that waits, a page that is left. */
  const now = useRef({ words, saved, theirs, isForgotten: false, onChange });
  /** What was sent since the last answer: each may have arrived. */
  const sent = useRef<MailingWords[]>([]);
  Object.assign(now.current, { words, onChange });
  const underWay = useRef<Promise<number | null>>(Promise.resolve(mailing.updated_at));

  const saveOnce = useCallback(
    async (isLeaving: boolean): Promise<number | null> => {
      const keep = (stored: Mailing) => {
        now.current.saved = { words: wordsOf(stored), updatedAt: stored.updated_at };
        sent.current = [];
        setSaved(now.current.saved);
      };
      const { words, saved, theirs, isForgotten } = now.current;
      if (theirs || isForgotten) return null;
      if (isSame(words, saved.words)) return saved.updatedAt;
      const body = { ...words, updated_at: saved.updatedAt };
      const isSmall = new Blob([JSON.stringify(body)]).size < KEEPALIVE_BYTES;
      const keepalive = isLeaving && isSmall;
      sent.current.push(words);
      const answer = await callOffice<Mailing>(path, { method: 'PUT', body, keepalive });
      if (answer.ok) {
        setProblem(null);
        keep(answer.value);
        now.current.onChange(answer.value);
        return answer.value.updated_at;
      }
      if (answer.problem.code !== 'conflict') {
        setProblem(answer.problem);
        return null;
      }
      const current = await callOffice<MailingDetail>(path);
      if (!current.ok) {
        setProblem(current.problem);
        return null;
      }
      const found = current.value.mailing;
      // The answer to an earlier save of ours was lost.
      if (sent.current.some((words) => isSame(found, words))) {
        keep(found);
        return saveOnce(isLeaving);
      }
      now.current.theirs = found;
      setTheirs(found);
      return null;
    },
    [path],
  );

  /** One after the other. @returns `updated_at` of what is saved; null = it is not. */
  const save = useCallback(
    (isLeaving = false): Promise<number | null> => {
      underWay.current = underWay.current.then(() => saveOnce(isLeaving));
      return underWay.current;
    },
    [saveOnce],
  );

  const isUnsaved = !isSame(words, saved.words);
  // biome-ignore lint/correctness/useExhaustiveDependencies: saved once nothing more is typed
  useEffect(() => {
    if (!isUnsaved) return;
    const timer = setTimeout(save, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [words]);

  useEffect(() => {
    const onHide = () => void save(true);
    const onUnload = (event: BeforeUnloadEvent) => {
      const { words, saved, isForgotten } = now.current;
      if (!isForgotten && !isSame(words, saved.words)) event.preventDefault();
    };
    addEventListener('pagehide', onHide);
    addEventListener('beforeunload', onUnload);
    return () => {
      removeEventListener('pagehide', onHide);
      removeEventListener('beforeunload', onUnload);
      void save();
    };
  }, [save]);
  // Another screen waits until it is saved; what can't be saved is asked about.
  // A dialog's step in the history is no way out: going back over it keeps the path.
  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !now.current.isForgotten && isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each way out
  useEffect(() => {
    if (leaving.state !== 'blocked') return;
    void save().then((savedAt) => savedAt !== null && leaving.proceed());
  }, [leaving.state]);

  return {
    words,
    problem,
    setProblem,
    isUnsaved,
    /** What somebody else has saved meanwhile; null = nothing. */
    theirs,
    /** A way out of the screen that waits for an answer; null = none. */
    leaving: leaving.state === 'blocked' && (problem || theirs) ? leaving : null,
    save: () => save(),
    change: (name: keyof MailingWords, value: string) => setWords({ ...words, [name]: value }),
    /** It was deleted: nothing is saved any more. */
    forget() {
      now.current.isForgotten = true;
    },
    resolve(choice: 'mine' | 'theirs') {
      if (!theirs) return;
      const stored = { words: wordsOf(theirs), updatedAt: theirs.updated_at };
      Object.assign(now.current, { saved: stored, theirs: null });
      setSaved(stored);
      setTheirs(null);
      if (choice === 'theirs') {
        setWords(stored.words);
        setProblem(null);
        onChange(theirs);
      } else void save();
    },
  };
}
