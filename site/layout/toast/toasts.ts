/**
 * Draws the page's toasts into the region that stands in every page from the start: a screen reader announces only what
 * comes into a region that was there before. Fetched with what shows one.
 */
import * as m from '#messages';
import { close } from '../../ui/icon/icon-shapes.ts';
import {
  createToastStore,
  TOAST_RULES,
  type Toast,
  type ToastMessage,
  type ToastSystem,
} from './toast-store.ts';

const store = createToastStore();
/** Of what is shown. */
const cards = new Map<number, HTMLElement>();
const lists = new Map<string, HTMLElement>();
let region: Element | null = null;

/** Tells the visitor something in passing. */
export function showToast(message: ToastMessage): void {
  if (!region) {
    region = document.querySelector('.toasts');
    store.subscribe(draw);
  }
  store.show(message);
}

function draw(): void {
  const shown = store.getToasts().filter(({ phase }) => phase === 'shown');
  for (const [id, card] of cards) {
    if (shown.some((toast) => toast.id === id)) continue;
    card.remove();
    cards.delete(id);
  }
  for (const system of Object.keys(TOAST_RULES) as ToastSystem[]) {
    const toasts = shown.filter((toast) => toast.system === system);
    const list = lists.get(system) ?? listOf(system);
    lists.set(system, list);
    if (toasts.length === 0) list.remove();
    else if (list.parentElement !== region) region?.append(list);
    for (const toast of toasts) {
      if (cards.has(toast.id)) continue;
      const card = cardOf(toast);
      cards.set(toast.id, card);
      list.append(card);
    }
  }
}

/** One system's toasts. Their time stops while one of them is hovered or focused. */
function listOf(system: ToastSystem): HTMLElement {
  const list = make('ul', 'toast-list');
  let cameFrom: EventTarget | null = null;
  list.addEventListener('pointerover', () => store.pause(system));
  list.addEventListener('pointerleave', () => {
    if (!list.contains(document.activeElement)) store.resume(system);
  });
  list.addEventListener('focusin', ({ relatedTarget }) => {
    if (!list.contains(relatedTarget as Node | null)) cameFrom = relatedTarget;
    store.pause(system);
  });
  list.addEventListener('focusout', ({ relatedTarget }) => {
    if (list.contains(relatedTarget as Node | null) || list.matches(':hover')) return;
    store.resume(system);
  });
  const dismiss = (target: EventTarget | null) => {
    const card = (target as Element).closest('.toast');
    const id = [...cards].find(([, other]) => other === card)?.[0];
    if (id === undefined) return;
    if (list.contains(document.activeElement) && cameFrom instanceof HTMLElement) cameFrom.focus();
    store.dismiss(id);
  };
  list.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('button')) dismiss(target);
  });
  list.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Escape') dismiss(target);
  });
  return list;
}

/** The dash is the specification's; on screen the title has a line of its own. */
function cardOf({ title, text, tone }: Toast): HTMLElement {
  const card = make('li', 'toast');
  card.dataset.tone = tone;
  const words = document.createElement('p');
  words.append(make('b', '', title), make('span', 'visually-hidden', ' - '));
  words.append(make('span', 'toast-text', text));
  const button = make('button', '') as HTMLButtonElement;
  button.type = 'button';
  button.ariaLabel = m.toast_dismiss();
  button.append(crossIcon());
  card.append(words, button);
  return card;
}

function make(name: string, className: string, text = ''): HTMLElement {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.textContent = text;
  return element;
}

function crossIcon(): SVGElement {
  const [icon, path] = ['svg', 'path'].map((name) =>
    document.createElementNS('http://www.w3.org/2000/svg', name),
  ) as [SVGElement, SVGElement];
  icon.setAttribute('class', 'icon');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.ariaHidden = 'true';
  path.setAttribute('d', close.d);
  icon.append(path);
  return icon;
}
