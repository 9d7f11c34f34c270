/** A page as it would be with what is typed: asked for at each pause, long before that is saved. */
import { useEffect, useRef, useState } from 'react';
import type { ContentPreview, PreviewQuestion } from '../../domain/office/content-api.ts';
import { callOffice, type Problem } from '../api/call-office.ts';

/** The page is asked for when nothing was typed for so long, ms. */
const ASK_AFTER_MS = 80;
/** Without a connection it is asked for again after so long, ms. */
const ASK_AGAIN_AFTER_MS = 5000;

/** `page`: the file whose page it is. */
type Shown = NonNullable<ContentPreview['shown']> & { page: string };

/**
 * @param question null = nothing is read yet
 * @returns the newest page that could be rendered, and what is wrong with the newest of all
 */
export function usePreview(question: PreviewQuestion | null): {
  shown: Shown | null;
  faults: ContentPreview['faults'];
} {
  const [shown, setShown] = useState<Shown | null>(null);
  const [faults, setFaults] = useState<ContentPreview['faults']>([]);
  const underWay = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    if (!question) return;
    let isNewest = true;
    let timer = setTimeout(ask, ASK_AFTER_MS);
    // One question after the other: of those that wait, the newest alone is asked.
    function ask() {
      underWay.current = underWay.current.then(async () => {
        if (!isNewest || !question) return;
        const answer = await callOffice<ContentPreview>('/content/preview', {
          ...{ method: 'POST', body: question },
        });
        if (answer.ok) {
          const { shown, faults } = answer.value;
          setFaults(faults);
          if (shown) setShown({ ...shown, page: question.page });
        } else if (isNewest && isCutOff(answer.problem))
          timer = setTimeout(ask, ASK_AGAIN_AFTER_MS);
      });
    }
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [question]);
  return { shown, faults };
}

const isCutOff = ({ code }: Problem) => code === 'no-connection' || code === 'unavailable';
