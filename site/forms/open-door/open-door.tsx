import './open-door.css';
import type { ReactNode } from 'react';
import { TodaysDate } from './todays-date.tsx';

const DOOR = '/art/open-door.svg';

/** A request has arrived: the porch light is on, the door opens, and a dated card lies before it. */
export function OpenDoor({ children }: { children: ReactNode }) {
  return (
    <div className="open-door">
      <picture>
        {/* A drawing does not know by itself that its page asks for reduced motion. */}
        <source media="(prefers-reduced-motion: reduce)" srcSet={`${DOOR}#still`} />
        <img className="open-door-art" src={DOOR} alt="" width="760" height="330" />
      </picture>
      <div className="open-door-card">
        <TodaysDate />
        {children}
      </div>
    </div>
  );
}
