import './todays-date.css';
import { showTodaysDate } from './show-todays-date.ts';

/** Today's date, written by React in an island, elsewhere by the page script. Hidden without scripts. */
export function TodaysDate() {
  return <p className="todays-date" ref={showTodaysDate} />;
}
