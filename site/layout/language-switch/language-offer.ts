import * as m from '#messages';
import { keepFocusInSight } from '../toast/note-focus.ts';

/** Offers the Spanish page in a card over the page. It stays until it is followed or dismissed. */
export function offerSpanish(href: string, onDismiss: () => void): void {
  const card = document.createElement('div');
  card.className = 'toast language-offer';
  card.lang = 'es';
  const words = document.createElement('p');
  const link = document.createElement('a');
  link.className = 'language';
  link.href = href;
  link.hreflang = 'es';
  link.textContent = m.language_offer();
  words.append(link);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'icon-button';
  button.ariaLabel = m.language_offer_dismiss();
  button.textContent = '×';
  const returnFocus = keepFocusInSight(card);
  const dismiss = () => {
    onDismiss();
    returnFocus();
    card.remove();
  };
  button.addEventListener('click', dismiss);
  card.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dismiss();
  });
  card.append(words, button);
  document.querySelector('.toasts')?.append(card);
}
