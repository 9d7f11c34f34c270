import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { LeftOutOnFailure } from '../left-out/left-out.tsx';

const LiveSentence = lazy(() => import('./live-sentence.tsx'));

/**
 * What the office can promise at this very moment (spec §9), once the page runs.
 * @param children what is true at any time: it stands there before, without scripts, and when nothing can be promised
 */
export function LivePromise({ children }: { children: ReactNode }) {
  const [running, setRunning] = useState(false);
  useEffect(() => setRunning(true), []);
  if (!running) return children;
  return (
    <LeftOutOnFailure otherwise={children}>
      <Suspense fallback={children}>
        <LiveSentence otherwise={children} />
      </Suspense>
    </LeftOutOnFailure>
  );
}
