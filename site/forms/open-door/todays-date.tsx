import './todays-date.css';
import { showTodaysDate } from './show-todays-date.ts';

/** The visitor's day, written out: in an island by React, elsewhere by the page's script; without scripts none. */
export function TodaysDate() {
  return <p className="todays-date" ref={showTodaysDate} />;
}
