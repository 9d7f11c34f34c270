import { lazy, Suspense, useEffect, useState } from 'react';
import { LeftOutOnFailure } from '../left-out/left-out.tsx';

const ChatWidget = lazy(() => import('../chat/chat-widget.tsx'));

/**
 * The chat assistant, fetched once the page runs; without it the page is whole all the same.
 * @param shown whether prompt or tab are in sight; an open panel is, whatever this says
 */
export function FloatingChat({ shown }: { shown: boolean }) {
  const [running, setRunning] = useState(false);
  useEffect(() => setRunning(true), []);
  return (
    running && (
      <LeftOutOnFailure>
        <Suspense>
          <ChatWidget shown={shown} />
        </Suspense>
      </LeftOutOnFailure>
    )
  );
}
