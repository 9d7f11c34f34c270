import type { MonthOfBuild } from '../../../content-loader/pest-calendar.ts';

/** What is about this month where the visitor lives; without scripts, in the month of the build. */
export function MonthSentence({ built }: { built: MonthOfBuild }) {
  const { month, territory, sentence } = built;
  return (
    <p className="month-sentence" data-month={month} data-month-territory={territory}>
      {sentence}
    </p>
  );
}
