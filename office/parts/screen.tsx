import './screen.css';
import type { ReactNode } from 'react';
import { ScreenTitle } from './screen-title.tsx';

/** Frame of every screen but the inbox. */
export function Screen({
  title,
  about,
  children,
}: {
  title: string;
  about?: string;
  children: ReactNode;
}) {
  return (
    <div className="screen">
      <header className="screen-head">
        <ScreenTitle title={title}>{title}</ScreenTitle>
        {about && <p>{about}</p>}
      </header>
      {children}
    </div>
  );
}

/** A section of a screen. */
export function ScreenPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
