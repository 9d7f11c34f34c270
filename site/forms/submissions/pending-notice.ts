/**
 * Says what waits on this device, that it has gone out, or that it can't, and stays until it is closed or something
 * changes. Fetched when something waits.
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

/** Does nothing in a frame: the page around it tells of what waits. */
export function showPendingNotice(): void {
  // In every page from the start, so that a screen reader announces what comes in.
  const note = document.querySelector('.pending-notice');
  if (!note) return;
  let waiting: PendingSubmission[] = [];
  let sent: SubmissionKind[] = [];
  let closed = '';
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
    waiting = entriesIn('waiting');
    const refused = entriesIn('refused');
    const texts = [
      ...refused.map(({ kind, refusal }) => textOf(kind, refusal as Outcome)),
      ...waiting.map(({ kind }) => textOf(kind, { state: 'pending' })),
      ...sent.map((kind) => textOf(kind, { state: 'sent' })),
    ];
    const said = JSON.stringify(texts);
    // A notice that the visitor closed comes back when its text changes.
    if (texts.length === 0 || said === closed) return panel.remove();
    closed = '';
    // Two waiting requests have one notice.
    const unique = new Map(texts.map((text) => [JSON.stringify(text), text]));
    words.replaceChildren(...[...unique.values()].map(paragraph));
    if (refused.length > 0) words.append(callLinks());
    if (!panel.isConnected) note.append(panel);
  };
  button.addEventListener('click', () => {
    returnFocus();
    sent = [];
    closed = JSON.stringify(waiting.map(({ kind }) => textOf(kind, { state: 'pending' })));
    for (const { body } of entriesIn('refused')) pendingStore.remove(body.submission_id);
    show();
  });
  pendingStore.subscribe(show);
  show();
}

const textOf = (kind: SubmissionKind, outcome: Outcome) => outcomeText(kind, outcome, SETTINGS);

function paragraph({ title, text }: OutcomeText): HTMLElement {
  const element = document.createElement('p');
  const heading = document.createElement('b');
  heading.textContent = title;
  element.append(heading, ` ${text}`);
  return element;
}

/** Copies of the page's own links, of which one shows (site/territory/phone). */
function callLinks(): HTMLElement {
  const element = document.createElement('p');
  for (const link of document.querySelectorAll('.footer-phone')) {
    const copy = link.cloneNode(true) as HTMLElement;
    copy.removeAttribute('class');
    copy.prepend(`${m.common_call()} `);
    element.append(copy);
  }
  return element;
}
