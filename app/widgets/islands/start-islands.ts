/**
 * Brings React to the islands of the page (see island.tsx) when they are wanted. A press or a submit that comes before
 * React does is held, and happens once: through React, or natively when React can't be had.
 */
import type { ReactNode } from 'react';
import { deviceStorage } from '../../lib/browser/storage.ts';
import { importPart } from '../../scripts/import-part.ts';
import { currentControl, followControls } from './redrawn-controls.ts';
import { ISLANDS } from './registry.ts';

/**
 * Signs that a person wants an island, on what can be used: a finger that scrolls over the words of one wants nothing. A
 * picture that is dropped, and what the browser fills in, only change.
 */
const INTENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'change'] as const;
const CONTROLS = 'button, input, select, textarea, label';

/** Islands whose React is on its way, there (true) or not to be had (false). */
const started = new WeakMap<Element, Promise<boolean>>();

/** Call once the page runs. */
export function startIslands(): void {
  for (const type of INTENTS) addEventListener(type, startWanted, { capture: true, passive: true });
  addEventListener('pointerdown', followPress, { capture: true, passive: true });
  addEventListener('click', holdClick, true);
  addEventListener('submit', holdSubmit, true);
  addEventListener('invalid', holdInvalid, true);
  addEventListener('islandfail', ({ target }) => stop(target as HTMLElement), true);
  const asked = new URLSearchParams(location.search);
  // The press that started this script was over before anything here could hear it.
  const pressed = document.activeElement?.closest(`:is(${CONTROLS}):not([autofocus])`) ?? null;
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { start, draft, query } = island.dataset;
    const isWanted =
      start === 'load' ||
      (pressed && island.contains(pressed)) ||
      (draft && deviceStorage.read(draft)) ||
      query?.split(' ').some((name) => asked.has(name));
    if (isWanted) void startIsland(island);
  }
}

/**
 * Brings React to an island.
 * @returns false when it can't be had or has failed; the island then stays as it was served. Never rejects.
 */
export function startIsland(island: HTMLElement): Promise<boolean> {
  const known = started.get(island);
  if (known) return known;
  const running = run(island);
  started.set(island, running);
  return running;
}

async function run(island: HTMLElement): Promise<boolean> {
  const { island: name = '', props } = island.dataset;
  try {
    const module = ISLANDS[name];
    if (!module) throw new Error(`registry.ts has no island ${name}.`);
    const parts = await importPart(() =>
      // React and the settings are asked for at once, not only when the files that import them are there.
      Promise.all([
        import('./run-island.tsx'),
        module.load(),
        import('react-dom/client'),
        import('company'),
      ]),
    );
    if (!parts) throw new Error(`The island ${name} could not be loaded.`);
    const [{ runIsland }, component] = parts;
    await press;
    const isRunning = await runIsland(
      island,
      component as (props: object) => ReactNode,
      JSON.parse(props ?? '{}'),
      { isContent: module.isContent, onDraw: followControls(island) },
    );
    if (isRunning) island.dataset.running = '';
    return isRunning;
  } catch (error) {
    console.error(`The island ${name} stays as it was served:`, error);
    // The next sign of interest tries again: the connection may be back.
    started.delete(island);
    return false;
  }
}

/** An island that failed is not started again: it would fail again, and take the focus from what was served. */
function stop(island: HTMLElement): void {
  started.set(island, Promise.resolve(false));
  delete island.dataset.running;
}

/** How long React waits at most for the end of a press, ms: a list of choices may keep it to itself. */
const LONGEST_PRESS_MS = 1000;

/** Ends with the press that goes on: a button that React drew anew between down and up would get no click. */
let press: Promise<void> = Promise.resolve();

function followPress(): void {
  press = new Promise((resolve) => {
    // Its click comes in the same task.
    const end = () => setTimeout(resolve);
    addEventListener('pointerup', end, { capture: true, once: true });
    addEventListener('pointercancel', end, { capture: true, once: true });
    setTimeout(resolve, LONGEST_PRESS_MS);
  });
}

/** The island around an event, while React is not there yet. */
function waitingIsland({ target }: Event): HTMLElement | null {
  return target instanceof Element
    ? target.closest<HTMLElement>('[data-island]:not([data-running])')
    : null;
}

function startWanted(event: Event): void {
  const island = waitingIsland(event);
  if (island && (event.target as Element).closest(CONTROLS)) void startIsland(island);
}

/** Of presses only those on plain buttons: links, summaries, boxes and submit buttons do their work by themselves. */
function holdClick(event: MouseEvent): void {
  const island = waitingIsland(event);
  const button = (event.target as Element).closest<HTMLButtonElement>('button[type="button"]');
  if (!island || !button || button.popoverTargetElement) return;
  event.stopPropagation();
  hold(island, button, (current, isRunning) => isRunning && current.click());
}

function holdSubmit(event: SubmitEvent): void {
  const island = waitingIsland(event);
  if (!island) return;
  const { submitter } = event;
  event.preventDefault();
  event.stopPropagation();
  // It looks as it does while a form is sent.
  if (submitter) submitter.ariaDisabled = 'true';
  hold(island, event.target as HTMLFormElement, (form, isRunning) => {
    if (submitter) submitter.ariaDisabled = 'false';
    if (isRunning) return form.requestSubmit(submitter && currentControl(submitter));
    // Until the next page is there, a second press sends nothing.
    held.add(form);
    setTimeout(() => held.delete(form), SENT_ONCE_MS);
    // submit() tells nobody, so that it is not held again.
    HTMLFormElement.prototype.submit.call(form);
  });
}

/** How long a form that was posted natively is not posted again, ms. */
const SENT_ONCE_MS = 10_000;

/** The browser's own check refuses a submit: our words come instead, or the browser's when React can't be had. */
function holdInvalid(event: Event): void {
  const island = waitingIsland(event);
  const { form } = event.target as HTMLInputElement;
  if (!island || !form || checkedByBrowser.has(form)) return;
  event.preventDefault();
  hold(island, form, (current, isRunning) => {
    if (isRunning) return current.requestSubmit();
    checkedByBrowser.add(current);
    current.reportValidity();
  });
}

const checkedByBrowser = new WeakSet<HTMLFormElement>();

/** Buttons that were pressed and forms that were sent before React is there: however often, they are repeated once. */
const held = new Set<Element>();

/** @param repeat gets what was pressed as it stands in the page once React has been waited for */
function hold<T extends Element>(
  island: HTMLElement,
  pressed: T,
  repeat: (current: T, isRunning: boolean) => void,
): void {
  if (held.has(pressed)) return;
  held.add(pressed);
  void startIsland(island).then((isRunning) => {
    held.delete(pressed);
    repeat(currentControl(pressed), isRunning);
  });
}
