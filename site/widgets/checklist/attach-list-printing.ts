import * as m from '#messages';

/** Adds a button to each checklist and each list of the library that prints only this list. */
export function attachListPrinting(): void {
  const lists = '.checklist, .kind-pest-library .prose > section';
  for (const list of document.querySelectorAll<HTMLElement>(lists)) list.append(printButton(list));
}

function printButton(list: HTMLElement): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'text-link print-list',
    textContent: m.checklist_print_this_list(),
  });
  button.addEventListener('click', () => printAlone(list));
  return button;
}

/** CSS hides the rest of the page (site/styles/print.css). */
function printAlone(list: HTMLElement): void {
  const html = document.documentElement;
  html.dataset.printing = '';
  list.dataset.printed = '';
  addEventListener(
    'afterprint',
    () => {
      delete html.dataset.printing;
      delete list.dataset.printed;
    },
    { once: true },
  );
  print();
}
