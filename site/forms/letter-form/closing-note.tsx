import { type RefObject, useEffect, useState } from 'react';
import * as m from '#messages';
import type { StateLetter } from '../../../domain/forms/letter-form.ts';
import type { OpeningHours } from '../../../domain/hours/office-hours.ts';
import { type LetterTiming, letterTiming } from '../../../domain/lead/letter-timing.ts';
import { TerritoryPhone } from '../../territory/phone/phone.tsx';

/**
 * Says below the closing date whether it can be kept. Before scripts run it states the rule.
 * @param notice working days the office asks for
 * @param today YYYY-MM-DD at the office
 */
export function ClosingNote({
  form,
  letters,
  hours,
  notice,
  today,
}: {
  form: RefObject<HTMLFormElement | null>;
  letters: readonly StateLetter[];
  hours: OpeningHours;
  notice: number;
  today: () => string;
}) {
  const [timing, setTiming] = useState<LetterTiming | null>(null);
  // Once: the form, its letters and the hours stay the same, and today is read with every change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const fields = form.current;
    if (!fields) return;
    const look = () => {
      const { state, closing } = Object.fromEntries(new FormData(fields)) as Record<string, string>;
      const letter = letters.find((one) => one.state === state);
      setTiming(letterTiming(letter, closing ?? '', today(), hours, notice));
    };
    look();
    fields.addEventListener('input', look);
    return () => fields.removeEventListener('input', look);
  }, []);
  return (
    <div role="status" className={`closing-note${timing ? ` closing-${timing.kind}` : ''}`}>
      <p>{timing ? wordsOf(timing) : ruleOf(notice)}</p>
      {timing?.kind === 'tight' && (
        <TerritoryPhone className="text-link">
          {(phone) => m.common_call_number({ number: phone })}
        </TerritoryPhone>
      )}
    </div>
  );
}

function ruleOf(notice: number): string {
  return m.letter_we_ask_for_at_least_working_days({ notice });
}

function wordsOf(timing: LetterTiming): string {
  if (timing.kind === 'early') {
    const { form, goodForDays } = timing;
    return m.letter_the_may_be_at_most_days_old_at({ form, good_for_days: goodForDays });
  }
  const count = timing.officeDays;
  if (timing.kind !== 'tight') return m.letter_before_the_closing_that_is_the({ count });
  return count
    ? m.letter_that_is_close_before_the_closing({ count })
    : m.letter_that_is_close_no_day_before();
}
