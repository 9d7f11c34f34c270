import { useMemo } from 'react';
import * as m from '#messages';
import { localPath } from '../../../domain/language/language.ts';
import { ENDPOINTS } from '../../../domain/submissions/endpoints.ts';
import './letter-form.css';
import { draftKey } from '../../../domain/forms/draft-key.ts';
import { letterFormOf, type StateLetter } from '../../../domain/forms/letter-form.ts';
import { localDate, type OpeningHours } from '../../../domain/hours/office-hours.ts';
import { shownState } from '../../../domain/species/activity.ts';
import { useSite } from '../../lib/site-data.ts';
import { island } from '../../widgets/islands/island.tsx';
import { FieldProblem } from '../error-summary/error-summary.tsx';
import { FormField } from '../lead-form/form-fields.tsx';
import { LeadForm } from '../lead-form/lead-form.tsx';
import { useLeadForm } from '../lead-form/use-lead-form.ts';
import { ClosingNote } from './closing-note.tsx';

interface LetterRequestProps {
  /** At least one. */
  letters: readonly StateLetter[];
  hours: OpeningHours;
  /** Of the office, IANA name. */
  timeZone: string;
  /** How long a letter takes at most. */
  workingDays: number;
}

/** The request of a termite letter: a plain form post that works without scripts, and a better one with them. */
export function LetterRequest({ letters, hours, timeZone, workingDays }: LetterRequestProps) {
  const letterForm = useMemo(() => letterFormOf(letters), [letters]);
  const today = () => localDate(timeZone, Date.now());
  const letter = useLeadForm(letterForm, { extra: () => ({ page: location.pathname }), today });
  const { problems } = letter;
  const closing = (
    <>
      <FormField name="closing" field={letterForm.fields.closing} problem={problems.closing} />
      <ClosingNote
        form={letter.form}
        letters={letters}
        hours={hours}
        notice={workingDays}
        today={today}
      />
    </>
  );
  return (
    <LeadForm
      form={letterForm}
      lead={letter}
      about="letter"
      action={ENDPOINTS.letter}
      className="letter-form"
      parts={{ state: <StateChoice letters={letters} problem={problems.state} />, closing }}
      hidden={{ page: localPath('/services/termite-clearance-letter') }}
      send={m.letter_request_the_letter()}
    />
  );
}

const LetterIsland = island('letter-form', LetterRequest, { draft: draftKey(letterFormOf([])) });

export function LetterForm({ letters }: Pick<LetterRequestProps, 'letters'>) {
  const { hours, contact, claims } = useSite().site;
  return (
    <LetterIsland
      letters={letters}
      hours={hours}
      timeZone={contact.time_zone}
      workingDays={claims.letter_working_days}
    />
  );
}

function StateChoice({
  letters,
  problem,
}: Pick<LetterRequestProps, 'letters'> & { problem: string | undefined }) {
  return (
    <fieldset className="letter-state" aria-describedby={problem ? 'state-problem' : undefined}>
      <legend>{letterFormOf(letters).fields.state.label}</legend>
      {letters.map(({ state, name, form }, index) => (
        <label key={state}>
          <input
            type="radio"
            name="state"
            value={state}
            id={index === 0 ? 'state' : undefined}
            aria-invalid={problem ? true : undefined}
            required
          />
          <span>
            <b>{shownState(name)}</b> {form}
          </span>
        </label>
      ))}
      {problem && <FieldProblem id="state-problem">{problem}</FieldProblem>}
    </fieldset>
  );
}
