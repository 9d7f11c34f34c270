import { type RefObject, useEffect, useState } from 'react';
import { LETTER_FORMS } from '../../../domain/forms/letter-form.ts';
import type { OpeningHours } from '../../../domain/hours/office-hours.ts';
import { type LetterTiming, letterTiming } from '../../../domain/lead/letter-timing.ts';
import { TerritoryPhone } from '../../ui/phone/phone.tsx';

/**
 * Says below the closing date whether it can be kept. Before scripts run it states the rule.
 * @param notice working days the office asks for
 * @param today YYYY-MM-DD at the office
 */
export function ClosingNote({
  form,
  hours,
  notice,
  today,
}: {
  form: RefObject<HTMLFormElement | null>;
  hours: OpeningHours;
  notice: number;
  today: () => string;
}) {
  const [timing, setTiming] = useState<LetterTiming | null>(null);
  // Once: the form and the hours stay the same, and today is read with every change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const fields = form.current;
    if (!fields) return;
    const look = () => {
      const { state, closing } = Object.fromEntries(new FormData(fields)) as Record<string, string>;
      setTiming(letterTiming(state, closing ?? '', today(), hours, notice));
    };
    look();
    fields.addEventListener('input', look);
    return () => fields.removeEventListener('input', look);
  }, []);
  return (
    <div role="status" className={`closing-note${timing ? ` closing-${timing.kind}` : ''}`}>
      <p>{timing ? wordsOf(timing) : ruleOf(notice)}</p>
      {timing?.kind === 'tight' && (
        <TerritoryPhone className="text-link">{(phone) => `Call ${phone}`}</TerritoryPhone>
      )}
    </div>
  );
}

function ruleOf(notice: number): string {
  return `We ask for at least ${notice} working days before the closing. Treatment, where it is needed, takes longer. With less time, please call.`;
}

function wordsOf(timing: LetterTiming): string {
  if (timing.kind === 'early') {
    const { form } = goodFor(timing.goodForDays);
    return `The ${form} may be at most ${timing.goodForDays} days old at settlement. Ask us now, and we inspect closer to the date.`;
  }
  const days =
    timing.officeDays === 1
      ? 'One working day lies'
      : `${timing.officeDays || 'No'} working days lie`;
  return timing.kind === 'tight'
    ? `That is close: ${days.toLowerCase()} before the closing. Send the request, and call us as well, so that nobody waits.`
    : `${days} before the closing. That is the notice we ask for. Treatment, where it is needed, takes longer.`;
}

function goodFor(days: number) {
  return (
    Object.values(LETTER_FORMS).find(({ goodForDays }) => goodForDays === days) ?? LETTER_FORMS.VA
  );
}
