import './open-door.css';
import type { ReactNode } from 'react';
import { TodaysDate } from './todays-date.tsx';

/** A request has arrived: the porch light is on, the door opens, and a dated card lies before it. */
export function OpenDoor({ children }: { children: ReactNode }) {
  return (
    <div className="open-door">
      <img className="open-door-art" src="/art/open-door.svg" alt="" width="760" height="330" />
      <div className="open-door-card">
        <TodaysDate />
        {children}
      </div>
    </div>
  );
}
