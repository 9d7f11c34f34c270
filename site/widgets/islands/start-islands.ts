/** Hydrates the islands of the page (island.tsx) when visitors want them. */
import type { ReactNode } from 'react';
import { deviceStorage } from '../../lib/browser/storage.ts';
import { importPart } from '../../scripts/import-part.ts';
import { holdPresses, untilReleased, waitingIsland } from './hold-presses.ts';
import { ISLANDS } from './registry.ts';

/**
 * Events on a control that start its island. Only on controls, because a finger also scrolls over text. `change` is for dropped
 * pictures and autofill.
 */
const INTENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'change'] as const;
const CONTROLS = 'button, input, select, textarea, label';

/** Islands that were started; resolves to false if one failed. */
const started = new WeakMap<Element, Promise<boolean>>();

/** That of redrawn-controls.ts, once React is loaded. */
let currentControl = <T extends Element>(control: T): T => control;

/** Call once the page runs. */
export function startIslands(): void {
  for (const type of INTENTS) addEventListener(type, startWanted, { capture: true, passive: true });
  holdPresses(startIsland, (control) => currentControl(control));
  addEventListener('islandfail', ({ target }) => stop(target as HTMLElement), true);
  const asked = new URLSearchParams(location.search);
  // A press may have started this script, before these listeners existed.
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

/** Hydrates an island. @returns false if it failed and stays as it was served. Never rejects */
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
      // React and the settings are requested at once, not only after the files that import them have loaded.
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
    // The next event tries again: the connection may be back.
    started.delete(island);
    return false;
  }
}

/** An island that failed is not started again: it would fail again, and focus would be lost. */
function stop(island: HTMLElement): void {
  started.set(island, Promise.resolve(false));
  delete island.dataset.running;
}

function startWanted(event: Event): void {
  const island = waitingIsland(event);
  if (island && (event.target as Element).closest(`${CONTROLS}, .form-next`))
    void startIsland(island);
}
