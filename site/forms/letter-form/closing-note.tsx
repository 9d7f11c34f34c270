import './closing-note.css';
import { useEffect, useRef, useState } from 'react';
import * as m from '#messages';
import type { StateLetter } from '../../../domain/forms/letter-form.ts';
import { localDate } from '../../../domain/hours/office-hours.ts';
import { type LetterTiming, letterTiming } from '../../../domain/lead/letter-timing.ts';
import { pageCompany } from '../../lib/shown-company.ts';
import { TerritoryPhone } from '../../territory/phone/phone.tsx';
import { fieldsOf } from '../lead-form/form-draft.ts';

/**
 * Says whether the letter can be ready by the closing date. Without scripts it states the rule.
 * @param notice working days that the office asks for
 */
export function ClosingNote(props: { letters: readonly StateLetter[]; notice: number }) {
  const { letters, notice } = props;
  const note = useRef<HTMLDivElement>(null);
  const [timing, setTiming] = useState<LetterTiming | null>(null);
  useEffect(() => {
    const form = note.current?.closest('form');
    if (!form) return;
    const update = () => {
      const { hours, time_zone } = pageCompany();
      const { state, closing = '' } = fieldsOf(form);
      const letter = letters.find((one) => one.state === state);
      const today = localDate(time_zone, Date.now());
      setTiming(letterTiming(letter, closing, today, hours, notice));
    };
    update();
    form.addEventListener('input', update);
    return () => form.removeEventListener('input', update);
  }, [letters, notice]);
  return (
    <div
      ref={note}
      role="status"
      className={`closing-note${timing ? ` closing-${timing.kind}` : ''}`}
    >
      <p>{timing ? wordsOf(timing) : m.letter_we_ask_for_at_least_working_days({ notice })}</p>
      {timing?.kind === 'tight' && (
        <TerritoryPhone className="text-link">
          {(phone) => m.common_call_number({ number: phone })}
        </TerritoryPhone>
      )}
    </div>
  );
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
