const INTENTS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll'] as const;

/** Milliseconds after load before an idle page starts React by itself. */
const IDLE_AFTER = 3000;

/**
 * Imports the page's boot module once: on the first sign of a person, or when idle after load.
 * @param boot address of the boot module, set by the build; absent in development.
 */
export function startOnIntent(boot: string | undefined): void {
  if (!boot) return;
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const type of INTENTS) removeEventListener(type, start, true);
    import(/* @vite-ignore */ boot);
  };
  for (const type of INTENTS) addEventListener(type, start, { capture: true, passive: true });
  addEventListener('load', () => {
    setTimeout(
      () => ('requestIdleCallback' in window ? requestIdleCallback(start) : start()),
      IDLE_AFTER,
    );
  });
}
