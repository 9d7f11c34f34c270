import './outbox-note.css';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { TerritoryPhone } from '../components/territory-phone/territory-phone.tsx';
import { type KeptSubmission, outbox } from './outbox.ts';

/** How long "it has gone out" stays, ms. */
const GOOD_NEWS = 8000;

/**
 * Says what waits on this device, that it has gone out, or that it can't. Shows nothing while
 * nothing waits.
 */
export function OutboxNote() {
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries, nothing);
  const waiting = entries.filter(({ state }) => state === 'waiting').length;
  const refused = entries.filter(({ state }) => state === 'refused');
  const { sent, hide, hidden } = useNews(waiting, refused.length);

  const dismiss = () => {
    for (const entry of refused) outbox.drop(entry);
    hide();
  };
  return (
    <div className="outbox-note" role="status">
      {!hidden && (refused.length > 0 || waiting > 0 || sent) && (
        <div className="outbox-note-panel">
          <p>
            {refused.length > 0 ? (
              <>
                <b>Something could not be sent.</b> Please call us: <TerritoryPhone />
              </>
            ) : waiting > 0 ? (
              <>
                <b>Not sent yet.</b> It waits on this device and goes out by itself as soon as you
                are connected.
              </>
            ) : (
              <>
                <b>Sent.</b> What waited on this device has reached us.
              </>
            )}
          </p>
          <button type="button" aria-label="Close" onClick={dismiss}>
            ×
          </button>
        </div>
      )}
    </div>
  );
}

const NOTHING: readonly KeptSubmission[] = [];
const nothing = () => NOTHING;

/** Good news when the last one has gone; any change brings a note back that was closed. */
function useNews(waiting: number, refused: number) {
  const before = useRef({ waiting: 0, refused: 0 });
  const [sent, setSent] = useState(false);
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const { current } = before;
    before.current = { waiting, refused };
    if (current.waiting === waiting && current.refused === refused) return;
    setHidden(false);
    setSent(current.waiting > 0 && waiting === 0 && refused === current.refused);
  }, [waiting, refused]);
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => setSent(false), GOOD_NEWS);
    return () => clearTimeout(timer);
  }, [sent]);
  return { sent, hidden, hide: () => setHidden(true) };
}
