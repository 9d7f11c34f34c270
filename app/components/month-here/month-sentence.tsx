import { useEffect, useState } from 'react';
import type { MonthOfBuild } from '../../../content-loader/pest-calendar.ts';

/** What is about this month where the visitor lives; without scripts, in the month of the build. */
export function MonthSentence({ built }: { built: MonthOfBuild }) {
  const [sentence, show] = useState(built.sentence);
  useEffect(() => {
    const late = import('./follow-month.ts').then((part) => part.followMonth(built, show));
    late.catch(console.warn);
    return () =>
      void late.then(
        (stop) => stop(),
        () => {},
      );
  }, [built]);
  return <p>{sentence}</p>;
}
