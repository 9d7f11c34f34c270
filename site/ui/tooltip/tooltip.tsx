import type { ReactNode } from 'react';

/**
 * A tooltip with the label of an icon button (attach-tooltips.ts). The button has the same words as its accessible
 * name.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <span className="tooltip-anchor" data-tooltip={text}>
      {children}
    </span>
  );
}
