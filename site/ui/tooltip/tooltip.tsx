import type { ReactNode } from 'react';

/**
 * Shows in writing what an icon-only button says to a screen reader, once scripts run (attach-tooltips.ts). The control
 * inside carries the same words as its accessible name, so the tooltip itself adds nothing to it.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <span className="tooltip-anchor" data-tooltip={text}>
      {children}
    </span>
  );
}
