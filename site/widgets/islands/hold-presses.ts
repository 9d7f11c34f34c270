/**
 * Holds presses and submits in an island until React runs, then repeats each once: through React, or natively if React can't be loaded.
 */

/** Time in ms after which a form that was posted natively may be posted again. */
const SENT_ONCE_MS = 10_000;
/** Longest wait for the end of a press, ms: a browser may not report it for a list of choices. */
const LONGEST_PRESS_MS = 1000;

let released: Promise<void> = Promise.resolve();

/** Resolves when no press is under way: a button that React replaces between down and up gets no click. */
export const untilReleased = (): Promise<void> => released;

/** The island around an event, if React does not run in it yet. */
export function waitingIsland({ target }: Event): HTMLElement | null {
  return target instanceof Element
    ? target.closest<HTMLElement>('[data-island]:not([data-running])')
    : null;
}

/**
 * Call once the page runs.
 * @param start hydrates an island; resolves to false if it can't
 * @param currentControl returns the control that replaced a control
 */
export function holdPresses(
  start: (island: HTMLElement) => Promise<boolean>,
  currentControl: <T extends Element>(control: T) => T,
): void {
  /** Pressed buttons and submitted forms: each is repeated once, however often it was pressed. */
  const held = new Set<Element>();
  const checkedByBrowser = new WeakSet<HTMLFormElement>();

  /** @param repeat called with the control after React has started or failed */
  const hold = async <T extends Element>(
    island: HTMLElement,
    pressed: T,
    repeat: (current: T, isRunning: boolean) => void,
  ) => {
    if (held.has(pressed)) return;
    held.add(pressed);
    const isRunning = await start(island);
    held.delete(pressed);
    repeat(currentControl(pressed), isRunning);
  };

  /** Only plain buttons: links, summaries, checkboxes and submit buttons work without React. */
  const holdClick = (event: MouseEvent) => {
    const island = waitingIsland(event);
    const button = (event.target as Element).closest<HTMLButtonElement>('button[type="button"]');
    if (!island || !button || button.popoverTargetElement) return;
    event.stopPropagation();
    void hold(island, button, (current, isRunning) => isRunning && current.click());
  };

  const holdSubmit = (event: SubmitEvent) => {
    const island = waitingIsland(event);
    if (!island) return;
    const { submitter } = event;
    event.preventDefault();
    event.stopPropagation();
    // As while a form is being sent.
    if (submitter) submitter.ariaDisabled = 'true';
    void hold(island, event.target as HTMLFormElement, (form, isRunning) => {
      if (submitter) submitter.ariaDisabled = 'false';
      if (isRunning) return form.requestSubmit(submitter && currentControl(submitter));
      // Until the next page opens, a second press sends nothing.
      held.add(form);
      setTimeout(() => held.delete(form), SENT_ONCE_MS);
      // submit() fires no event, so it is not held again.
      HTMLFormElement.prototype.submit.call(form);
    });
  };

  /** The browser's own check refused a submit: React shows our messages instead; without React the browser shows its own. */
  const holdInvalid = (event: Event) => {
    const island = waitingIsland(event);
    const { form } = event.target as HTMLInputElement;
    if (!island || !form || checkedByBrowser.has(form)) return;
    event.preventDefault();
    void hold(island, form, (current, isRunning) => {
      if (isRunning) return current.requestSubmit();
      checkedByBrowser.add(current);
      current.reportValidity();
    });
  };

  addEventListener('click', holdClick, true);
  addEventListener('submit', holdSubmit, true);
  addEventListener('invalid', holdInvalid, true);
  addEventListener('pointerdown', followPress, { capture: true, passive: true });
}

function followPress(event: Event): void {
  if (!waitingIsland(event)) return;
  released = new Promise((resolve) => {
    // React renders in a later task, after the click.
    const end = () => resolve();
    addEventListener('pointerup', end, { capture: true, once: true });
    addEventListener('pointercancel', end, { capture: true, once: true });
    setTimeout(resolve, LONGEST_PRESS_MS);
  });
}
