import { type ComponentType, useEffect, useState } from 'react';

/**
 * OutboxNote, fetched once the page runs: no visit waits for it, and it is there before the connection can be
 * lost.
 */
export function LateOutboxNote() {
  const [Note, setNote] = useState<ComponentType | null>(null);
  useEffect(() => {
    let gone = false;
    import('./outbox-note.tsx').then(
      ({ OutboxNote }) => {
        if (!gone) setNote(() => OutboxNote);
      },
      (error: unknown) => console.warn('The note about unsent requests is left out.', error),
    );
    return () => {
      gone = true;
    };
  }, []);
  return Note && <Note />;
}
