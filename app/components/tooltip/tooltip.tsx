import { type ReactNode, useEffect, useState } from 'react';

/** Milliseconds of hover or focus before a tooltip shows (spec §9). */
export const TOOLTIP_DELAY = 700;

/**
 * Shows in writing what an icon-only button says to a screen reader. The control inside carries the same
 * words as its accessible name, so the tooltip itself adds nothing to it. Escape hides it.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [state, setState] = useState<'closed' | 'waiting' | 'open'>('closed');

  useEffect(() => {
    if (state === 'closed') return;
    const timer =
      state === 'waiting' ? setTimeout(() => setState('open'), TOOLTIP_DELAY) : undefined;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setState('closed');
    document.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onKey);
    };
  }, [state]);

  const start = () => setState((now) => (now === 'closed' ? 'waiting' : now));
  const stop = () => setState('closed');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside
    <span
      className="tooltip-anchor"
      onPointerEnter={(event) => event.pointerType === 'mouse' && start()}
      onPointerLeave={stop}
      onFocus={(event) => event.target.matches(':focus-visible') && start()}
      onBlur={stop}
      onPointerDown={stop}
    >
      {children}
      {state === 'open' && (
        <span className="tooltip" role="tooltip">
          {text}
        </span>
      )}
    </span>
  );
}
