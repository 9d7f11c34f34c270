import './open-door.css';
import type { ReactNode } from 'react';
import { TodaysDate } from './todays-date.tsx';

const DOOR = '/art/open-door.svg';

/** The drawing of an opening door, with a dated card before it: the request has arrived. */
export function OpenDoor({ children }: { children: ReactNode }) {
  return (
    <div className="open-door">
      <picture>
        {/* The drawing itself can't tell that its page asks for reduced motion. */}
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
