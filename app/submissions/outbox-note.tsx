import './outbox-note.css';
import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  type OutcomeText,
  outcomeText,
  type SubmissionKind,
} from '../../domain/submissions/outcome.ts';
import { TerritoryPhone } from '../components/territory-phone/territory-phone.tsx';
import { useSite } from '../site/site-data.ts';
import { isPartialLead, type KeptSubmission, outbox } from './outbox.ts';

/**
 * Says what waits on this device, that it has gone out, or that it can't, and stays until it is closed or something
 * changes. Shows nothing while nothing waits.
 */
export function OutboxNote() {
  const { newsletter_confirm } = useSite().site;
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries, nothing);
  const [sent, setSent] = useState<SubmissionKind[]>([]);
  const [closed, setClosed] = useState('');
  useEffect(() => outbox.onSent((kind) => setSent((kinds) => [...kinds, kind])), []);

  const refused = entries.filter(({ state }) => state === 'refused');
  const waiting = entries.filter((entry) => entry.state === 'waiting' && !isPartialLead(entry));
  const texts = unique([
    ...refused.map(refusalText),
    ...waiting.map(({ kind }) => outcomeText(kind, { state: 'kept' })),
    ...sent.map((kind) => outcomeText(kind, { state: 'sent' }, newsletter_confirm)),
  ]);
  // A note that was closed comes back when there is something else to say.
  const said = JSON.stringify([texts, refused.length, waiting.length, sent.length]);
  const close = () => {
    for (const entry of refused) outbox.drop(entry);
    setSent([]);
    setClosed(JSON.stringify([waitingTexts(waiting), 0, waiting.length, 0]));
  };
  return (
    <div className="outbox-note" role="status">
      {texts.length > 0 && said !== closed && (
        <div className="outbox-note-panel">
          <div>
            {texts.map(({ title, text }) => (
              <p key={title + text}>
                <b>{title}</b> {text}
              </p>
            ))}
            {refused.length > 0 && (
              <p>
                <TerritoryPhone>{(phone) => `Call ${phone}`}</TerritoryPhone>
              </p>
            )}
          </div>
          <button type="button" aria-label="Close" onClick={close}>
            ×
          </button>
        </div>
      )}
    </div>
  );
}

const NOTHING: readonly KeptSubmission[] = [];
const nothing = () => NOTHING;

function refusalText({ kind, refusal }: KeptSubmission): OutcomeText {
  return outcomeText(kind, refusal ?? NOT_TAKEN);
}

function waitingTexts(waiting: readonly KeptSubmission[]): OutcomeText[] {
  return unique(waiting.map(({ kind }) => outcomeText(kind, { state: 'kept' })));
}

/** Kept by an earlier version of this site, which wrote down no reason. */
const NOT_TAKEN = {
  state: 'refused',
  reason: 'unacceptable',
  message: 'It could not be taken as it is. Please call us.',
} as const;

/** Two requests that wait are told of once. */
function unique(texts: OutcomeText[]): OutcomeText[] {
  return texts.filter(
    ({ title, text }, index) =>
      texts.findIndex((other) => other.title === title && other.text === text) === index,
  );
}
