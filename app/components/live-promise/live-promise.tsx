import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { LeftOutOnFailure } from '../left-out/left-out.tsx';

const LiveSentence = lazy(() => import('./live-sentence.tsx'));

/**
 * What the office can promise at this very moment (spec §9), once the page runs.
 * @param about the next visit for whoever calls, or the answer to what is sent
 * @param fixed said once, as of something that has been sent already; else anew with every minute
 * @param children what is true at any time: it stands there before, without scripts, and when nothing can be promised
 */
export function LivePromise({
  about = 'visit',
  fixed = false,
  children,
}: {
  about?: 'visit' | 'response';
  fixed?: boolean;
  children: ReactNode;
}) {
  const [running, setRunning] = useState(false);
  useEffect(() => setRunning(true), []);
  if (!running) return children;
  return (
    <LeftOutOnFailure otherwise={children}>
      <Suspense fallback={children}>
        <LiveSentence about={about} fixed={fixed} otherwise={children} />
      </Suspense>
    </LeftOutOnFailure>
  );
}
