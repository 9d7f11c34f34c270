import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { showStates } from './show-states.ts';

/**
 * Internal: every component in its states, and every drawing.
 * @param children the examples; they are in the page's HTML only, so that no chunk of a visitor's page is split for
 *   them, and stay as they were built
 */
export function DesignPage({ children }: { children: ReactNode }) {
  useEffect(showStates, []);
  return (
    <article className="wrap design">
      <h1>Design</h1>
      <p>
        Every component in its states, from the examples.tsx beside it, and every drawing. Header,
        footer, call bar, chat and territory panel stand around this page as around any other.
      </p>
      <div suppressHydrationWarning>{children ?? ''}</div>
    </article>
  );
}
