import type { ReactNode } from 'react';

/**
 * Internal: every component in its states (show-states.ts), and every drawing.
 * @param children the examples
 */
export function DesignPage({ children }: { children: ReactNode }) {
  return (
    <article className="wrap design">
      <h1>Design</h1>
      <p>
        Every component in its states, from the examples.tsx beside it, and every drawing. Header,
        footer, call bar, chat and territory panel stand around this page as around any other.
      </p>
      {children}
    </article>
  );
}
