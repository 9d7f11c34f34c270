/**
 * Tells the visitor over the page which submissions wait on this device, were sent since, or were refused. It stays until the
 * visitor closes it, and comes back when its text changes or another submission waits.
 */

import { SETTINGS } from 'company';
import * as m from '#messages';
import {
  type Outcome,
  type OutcomeText,
  outcomeText,
  type SubmissionKind,
} from '../../../domain/submissions/outcome.ts';
import { keepFocusInSight } from '../../layout/toast/note-focus.ts';
import { isPartialLead, type PendingSubmission, pendingStore } from './pending-store.ts';

/** Does nothing in a frame, where the page around it shows the notice. */
export function showPendingNotice(): void {
  // In every page from the start, because a screen reader announces only what is added to a known region.
  const region = document.querySelector('.pending-notice');
  if (!region) return;
  let waiting: PendingSubmission[] = [];
  let sent: SubmissionKind[] = [];
  let closedText = '';
  const panel = document.createElement('div');
  panel.className = 'pending-notice-panel';
  const words = document.createElement('div');
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = m.common_close();
  button.textContent = '×';
  panel.append(words, button);
  const returnFocus = keepFocusInSight(panel);

  const entriesIn = (state: PendingSubmission['state']) =>
    pendingStore.entries().filter((entry) => entry.state === state && !isPartialLead(entry));

  const show = () => {
    const keys = pendingStore.entries().map(({ key }) => key);
    for (const { key, kind } of waiting) if (!keys.includes(key)) sent.push(kind);
    const known = waiting.length;
    waiting = entriesIn('waiting');
    if (waiting.length > known) closedText = '';
    const texts = [
      ...entriesIn('refused').map(({ kind, refusal }) => textOf(kind, refusal as Outcome)),
      ...waiting.map(({ kind }) => textOf(kind, { state: 'pending' })),
      ...sent.map((kind) => textOf(kind, { state: 'sent' })),
    ];
    // Two waiting requests have one text.
    const unique = [...new Map(texts.map((text) => [text.title + text.text, text])).values()];
    words.replaceChildren(...unique.map(paragraphOf));
    if (unique.length === 0 || words.textContent === closedText) return panel.remove();
    closedText = '';
    if (!panel.isConnected) region.append(panel);
  };
  button.addEventListener('click', () => {
    returnFocus();
    sent = [];
    for (const { body } of entriesIn('refused')) pendingStore.remove(body.submission_id);
    show();
    closedText = words.textContent;
    panel.remove();
  });
  pendingStore.subscribe(show);
  show();
}

const textOf = (kind: SubmissionKind, outcome: Outcome) => outcomeText(kind, outcome, SETTINGS);

function paragraphOf({ title, text }: OutcomeText): HTMLElement {
  const paragraph = document.createElement('p');
  const heading = document.createElement('b');
  heading.textContent = title;
  paragraph.append(heading, ` ${text}`);
  return paragraph;
}
