import {
  answersSentence,
  callSentence,
  responseSentence,
  unansweredSentence,
  zoneToName,
} from '../../../domain/hours/live-promise.ts';
import { defineElement } from '../../lib/browser/elements.ts';
import { pageCompany } from '../../lib/shown-company.ts';
import { everyMinute } from './every-minute.ts';

/** Debounce of resizes, ms: while a capture of the whole page is made, the window is 1 px wide for a moment. */
const RESIZE_DEBOUNCE_MS = 250;

/** Fills in every <live-promise>, also those that an island renders later. */
export function defineLivePromise(): void {
  defineElement('live-promise', makeElement);
}

function makeElement(): CustomElementConstructor {
  return class extends HTMLElement {
    /** The served sentence, which is true at any time. */
    #otherwise: string | null = null;
    #stops: (() => void)[] = [];

    connectedCallback(): void {
      this.#otherwise ??= this.textContent;
      const show = (now: number) => {
        this.textContent = sentenceAt(this, now) || this.#otherwise;
      };
      this.#stops = [keepHeight(this)];
      // After all heights are measured, so that the page is laid out once.
      queueMicrotask(() => {
        if (!this.isConnected) return;
        if (this.hasAttribute('fixed')) show(Date.now());
        else this.#stops.push(everyMinute(show));
      });
    }

    disconnectedCallback(): void {
      for (const stop of this.#stops) stop();
    }
  };
}

function sentenceAt(element: HTMLElement, at: number): string | null {
  const about = element.getAttribute('about');
  const { hours, time_zone, response_minutes } = pageCompany();
  const zone = zoneToName(time_zone, at, -new Date(at).getTimezoneOffset());
  if (about === 'call') return unansweredSentence(hours, time_zone, at, zone);
  if (about === 'answer')
    return answersSentence(element.getAttribute('name') ?? '', hours, time_zone, at, zone);
  return about === 'response'
    ? responseSentence(hours, time_zone, at, response_minutes, zone)
    : callSentence(hours, time_zone, at, about === 'visit', zone);
}

/** Keeps the height of the block around it until the window's width changes, so that a shorter sentence moves nothing below. */
function keepHeight(element: HTMLElement): () => void {
  const block = element.parentElement;
  if (!block) return () => {};
  // Not the block's width, which may follow its text.
  const width = innerWidth;
  const { height } = block.getBoundingClientRect();
  let timer: ReturnType<typeof setTimeout>;
  queueMicrotask(() => {
    block.style.minHeight = `${height}px`;
  });
  const update = () => {
    block.style.minHeight = innerWidth === width ? `${height}px` : '';
  };
  const onResize = () => {
    clearTimeout(timer);
    timer = setTimeout(update, RESIZE_DEBOUNCE_MS);
  };
  addEventListener('resize', onResize);
  return () => {
    removeEventListener('resize', onResize);
    clearTimeout(timer);
    block.style.minHeight = '';
  };
}
