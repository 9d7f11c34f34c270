import * as m from '#messages';
import { deviceStorage, readJson } from '../../lib/browser/storage.ts';

/**
 * What the checklists of checklist.tsx gain once scripts run: ticks kept on this device, a count, and a way to print the
 * list alone on a page, which the sections of the library gain, too, and all of them together.
 */
export function attachChecklists(): void {
  for (const field of document.querySelectorAll<HTMLFieldSetElement>('.checklist')) attach(field);
  for (const list of document.querySelectorAll<HTMLElement>('.kind-pest-library .prose > section'))
    list.append(printButton(list));
  const library = document.querySelector<HTMLElement>('.kind-pest-library .prose');
  const all = document.querySelector('.kind-pest-library .print-all');
  if (library) all?.addEventListener('click', () => printAlone(library));
}

function attach(field: HTMLFieldSetElement): void {
  const boxes = [...field.querySelectorAll('input')];
  const list = field.dataset.list ?? '';
  const done = document.createElement('span');
  done.setAttribute('role', 'status');
  const foot = Object.assign(document.createElement('p'), { className: 'checklist-footer' });
  foot.append(done, printButton(field));

  const count = () => {
    const ticked = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    done.textContent = m.checklist_of_done({
      ticked: ticked.length,
      all: boxes.length,
    });
    saveChecked(list, ticked);
  };
  const checked = readChecked(list);
  // What was kept joins what was ticked before the page ran.
  for (const box of boxes) box.checked ||= checked.includes(box.value);
  count();
  field.append(foot);
  field.addEventListener('change', count);
}

function printButton(list: HTMLElement): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'text-link',
    textContent: m.checklist_print_this_list(),
  });
  button.addEventListener('click', () => printAlone(list));
  return button;
}

/** CSS hides the rest of the page while it is printed. */
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

/** @param list name of the list, unique on the site. */
export function readChecked(list: string): string[] {
  const ticks = readJson(deviceStorage, keyOf(list));
  return Array.isArray(ticks) ? ticks.filter((tick) => typeof tick === 'string') : [];
}

/** An empty list leaves nothing on the device. */
export function saveChecked(list: string, ticks: string[]): void {
  deviceStorage.write(keyOf(list), ticks.length ? JSON.stringify(ticks) : null);
}

function keyOf(list: string): string {
  return `ticks:${list}`;
}
