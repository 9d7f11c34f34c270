import { lazy, Suspense, useEffect, useState } from 'react';
import { LeftOutOnFailure } from '../left-out/left-out.tsx';

const ChatWidget = lazy(() => import('../chat/chat-widget.tsx'));

/** The chat assistant, fetched once the page runs; without it the page is whole all the same. */
export function FloatingChat() {
  const [running, setRunning] = useState(false);
  useEffect(() => setRunning(true), []);
  return (
    running && (
      <LeftOutOnFailure>
        <Suspense>
          <ChatWidget />
        </Suspense>
      </LeftOutOnFailure>
    )
  );
}
