/**
 * Draws toasts into the live region that every page has from the start: screen readers announce only changes of an
 * existing region.
 */
import * as m from '#messages';
import { createToastQueue, TOAST_RULES, type ToastCard, type ToastMessage } from './toast-queue.ts';

const queues = {
  single: createToastQueue(TOAST_RULES.single, draw),
  stack: createToastQueue(TOAST_RULES.stack, draw),
};

/** Shows the visitor a message. */
export function showToast(message: ToastMessage, system: keyof typeof TOAST_RULES): void {
  queues[system](message);
}

/** The dash is the specification's; on screen the title has its own line. */
function draw({ title, text, tone }: ToastMessage, dismiss: () => void): ToastCard {
  const list = document.querySelector('.toast-list');
  const card = make('li', 'toast');
  card.dataset.tone = tone;
  const words = document.createElement('p');
  words.append(
    make('b', '', title),
    make('span', 'visually-hidden', ' - '),
    make('span', '', text),
  );
  const button = make('button', 'icon-button', '×') as HTMLButtonElement;
  button.type = 'button';
  button.ariaLabel = m.toast_dismiss();
  card.append(words, button);
  let cameFrom: EventTarget | null = null;
  card.addEventListener('focusin', ({ relatedTarget }) => {
    if (!card.contains(relatedTarget as Node | null)) cameFrom = relatedTarget;
  });
  button.addEventListener('click', dismiss);
  card.addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss());
  list?.append(card);
  return {
    hide() {
      if (card.contains(document.activeElement) && cameFrom instanceof HTMLElement)
        cameFrom.focus();
      card.hidden = true;
    },
    remove: () => card.remove(),
    isHeld: () => list?.matches(':is(:hover, :focus-within)') ?? false,
  };
}

function make(name: string, className: string, text = ''): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}
