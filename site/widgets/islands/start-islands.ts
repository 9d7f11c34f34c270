/** Brings React to the islands of the page (see island.tsx) when they are wanted. */
import type { ReactNode } from 'react';
import { deviceStorage } from '../../lib/browser/storage.ts';
import { importPart } from '../../scripts/import-part.ts';
import { holdPresses, untilReleased, waitingIsland } from './hold-presses.ts';
import { ISLANDS } from './registry.ts';

/**
 * Signs that a person wants an island, on what can be used: a finger that scrolls over the words of one wants nothing. A
 * picture that is dropped, and what the browser fills in, only change.
 */
const INTENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'change'] as const;
const CONTROLS = 'button, input, select, textarea, label';

/** Islands whose React is on its way, there (true) or not to be had (false). */
const started = new WeakMap<Element, Promise<boolean>>();

/** The control as it stands in the page now (redrawn-controls.ts); React brings it. */
let currentControl = <T extends Element>(control: T): T => control;

/** Call once the page runs. */
export function startIslands(): void {
  for (const type of INTENTS) addEventListener(type, startWanted, { capture: true, passive: true });
  holdPresses(startIsland, (control) => currentControl(control));
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
    const [{ runIsland, currentControl: current }, component] = parts;
    currentControl = current;
    await untilReleased();
    const isRunning = await runIsland(
      island,
      component as (props: object) => ReactNode,
      JSON.parse(props ?? '{}'),
      module.isContent,
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

function startWanted(event: Event): void {
  const island = waitingIsland(event);
  if (island && (event.target as Element).closest(`${CONTROLS}, .form-next`))
    void startIsland(island);
}
