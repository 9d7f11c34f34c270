/**
 * Says what waits on this device, that it has gone out, or that it can't, and stays until it is closed or something
 * changes. Fetched when something waits.
 */

import { SETTINGS } from 'company';
import * as m from '#messages';
import {
  type OutcomeText,
  outcomeText,
  type SubmissionKind,
} from '../../../domain/submissions/outcome.ts';
import { keepFocusInSight } from '../../layout/toast/note-focus.ts';
import { isPartialLead, type PendingSubmission, pendingStore } from './pending-store.ts';

/** @param note the place that stands in every page from the start, so that a screen reader announces what comes in */
export function showPendingNotice(note: Element): void {
  const sent: SubmissionKind[] = [];
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

  const show = () => {
    const { refused, waiting } = notable(pendingStore.entries());
    const texts = unique([
      ...refused.map(refusalText),
      ...waiting.map(({ kind }) => outcomeText(kind, { state: 'pending' }, SETTINGS)),
      ...sent.map((kind) => outcomeText(kind, { state: 'sent' }, SETTINGS)),
    ]);
    // A note that was closed comes back when there is something else to say.
    const said = JSON.stringify([texts, refused.length, waiting.length, sent.length]);
    if (texts.length === 0 || said === closed) return panel.remove();
    words.replaceChildren(...texts.map(paragraph));
    if (refused.length > 0) words.append(callLinks());
    if (!panel.isConnected) note.append(panel);
  };
  button.addEventListener('click', () => {
    returnFocus();
    const { refused, waiting } = notable(pendingStore.entries());
    sent.length = 0;
    const texts = unique(
      waiting.map(({ kind }) => outcomeText(kind, { state: 'pending' }, SETTINGS)),
    );
    closed = JSON.stringify([texts, 0, waiting.length, 0]);
    for (const entry of refused) pendingStore.remove(entry);
    show();
  });
  pendingStore.subscribe(show);
  pendingStore.onSent((kind) => {
    sent.push(kind);
    show();
  });
  show();
}

function notable(entries: readonly PendingSubmission[]) {
  return {
    refused: entries.filter(({ state }) => state === 'refused'),
    waiting: entries.filter((entry) => entry.state === 'waiting' && !isPartialLead(entry)),
  };
}

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

function refusalText({ kind, refusal }: PendingSubmission): OutcomeText {
  return outcomeText(kind, refusal ?? notTaken(), SETTINGS);
}

/** Submission by an earlier version of this site, which wrote down no reason. */
const notTaken = () =>
  ({
    state: 'refused',
    reason: 'unacceptable',
    message: m.submissions_it_could_not_be_taken_as_it_is(),
  }) as const;

/** Two requests that wait are told of once. */
function unique(texts: OutcomeText[]): OutcomeText[] {
  return texts.filter(
    ({ title, text }, index) =>
      texts.findIndex((other) => other.title === title && other.text === text) === index,
  );
}
