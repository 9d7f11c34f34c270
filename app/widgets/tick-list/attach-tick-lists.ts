import * as m from '#messages';
import { keepTicks, readTicks } from './kept-ticks.ts';

/** An example of /design shows a state. */
const LISTS = '.tick-list:not([data-example] *)';

/**
 * What the checklists of tick-list.tsx gain once scripts run: ticks kept on this device, a count, and a way to print the
 * list alone on a page.
 */
export function attachTickLists(): void {
  for (const field of document.querySelectorAll<HTMLFieldSetElement>(LISTS)) attach(field);
}

function attach(field: HTMLFieldSetElement): void {
  const boxes = [...field.querySelectorAll('input')];
  const list = field.dataset.list ?? '';
  const done = document.createElement('span');
  done.setAttribute('role', 'status');
  const print = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'text-link',
    textContent: m.tick_print_this_list(),
  });
  print.addEventListener('click', () => printAlone(field));
  const foot = Object.assign(document.createElement('p'), { className: 'tick-foot' });
  foot.append(done, print);

  const count = () => {
    const ticked = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    done.textContent = `${ticked.length} of ${boxes.length} done`;
    keepTicks(list, ticked);
  };
  const kept = readTicks(list);
  // What was kept joins what was ticked before the page ran.
  for (const box of boxes) box.checked ||= kept.includes(box.value);
  count();
  field.append(foot);
  field.addEventListener('change', count);
}

/** CSS hides the rest of the page while it is printed. */
function printAlone(field: HTMLFieldSetElement): void {
  const html = document.documentElement;
  html.dataset.printing = '';
  field.dataset.printed = '';
  addEventListener(
    'afterprint',
    () => {
      delete html.dataset.printing;
      delete field.dataset.printed;
    },
    { once: true },
  );
  print();
}
