/**
 * What a visitor presses or sends in an island before React is there is held, and happens once: through React, or natively
 * when React can't be had.
 */
/** How long a form that was posted natively is not posted again, ms. */
const SENT_ONCE_MS = 10_000;
/** How long React waits at most for the end of a press, ms: a list of choices may keep it to itself. */
const LONGEST_PRESS_MS = 1000;

let released: Promise<void> = Promise.resolve();

/** Resolves when no press goes on: a button that React drew anew between down and up would get no click. */
export const untilReleased = (): Promise<void> => released;

/** The island around an event, while React is not there yet. */
export function waitingIsland({ target }: Event): HTMLElement | null {
  return target instanceof Element
    ? target.closest<HTMLElement>('[data-island]:not([data-running])')
    : null;
}

/**
 * Call once the page runs.
 * @param start brings React to an island, false when it can't be had
 * @param currentControl the control that stands in a control's place now
 */
export function holdPresses(
  start: (island: HTMLElement) => Promise<boolean>,
  currentControl: <T extends Element>(control: T) => T,
): void {
  /** Buttons that were pressed and forms that were sent: however often, they are repeated once. */
  const held = new Set<Element>();
  const checkedByBrowser = new WeakSet<HTMLFormElement>();

  /** @param repeat gets what was pressed as it stands in the page once React has been waited for */
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

  /** Of presses only those on plain buttons: links, summaries, boxes and submit buttons do their work by themselves. */
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
    // It looks as it does while a form is sent.
    if (submitter) submitter.ariaDisabled = 'true';
    void hold(island, event.target as HTMLFormElement, (form, isRunning) => {
      if (submitter) submitter.ariaDisabled = 'false';
      if (isRunning) return form.requestSubmit(submitter && currentControl(submitter));
      // Until the next page is there, a second press sends nothing.
      held.add(form);
      setTimeout(() => held.delete(form), SENT_ONCE_MS);
      // submit() tells nobody, so that it is not held again.
      HTMLFormElement.prototype.submit.call(form);
    });
  };

  /** The browser's own check refuses a submit: our words come instead, or the browser's when React can't be had. */
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
    // React draws in a later task, after the click.
    const end = () => resolve();
    addEventListener('pointerup', end, { capture: true, once: true });
    addEventListener('pointercancel', end, { capture: true, once: true });
    setTimeout(resolve, LONGEST_PRESS_MS);
  });
}
