const INTENTS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll'] as const;

/**
 * Imports the page's boot module: on the first sign of a person, or when idle, from three seconds after load
 * on. Importing it again does nothing.
 * @param boot address of the boot module
 */
export function startOnIntent(boot: string): void {
  const start = () => import(/* @vite-ignore */ boot);
  for (const type of INTENTS) {
    addEventListener(type, start, { capture: true, passive: true, once: true });
  }
  addEventListener('load', () => setTimeout(window.requestIdleCallback ?? start, 3000, start));
}
