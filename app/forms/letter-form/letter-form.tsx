import '../quote-form/quote-form.css';
import './letter-form.css';
import { localDate, type OpeningHours } from '../../../domain/hours/office-hours.ts';
import { HONEYPOT_FIELD } from '../../../domain/lead/quote-form.ts';
import {
  LETTER_ACCESS,
  LETTER_FIELDS,
  LETTER_FORMS,
  LETTER_PAYERS,
  type LetterField,
  readLetterForm,
} from '../../../domain/lead/termite-letter.ts';
import { useSettings, useSite } from '../../lib/site-data.ts';
import { island } from '../../widgets/islands/island.tsx';
import { ErrorSummary, FieldProblem } from '../error-summary/error-summary.tsx';
import { QuoteDone } from '../quote-form/quote-done.tsx';
import { QuoteFailure } from '../quote-form/quote-send.tsx';
import { FieldLabel, TextField } from '../quote-form/text-field.tsx';
import { type LeadFormRules, useLeadForm } from '../quote-form/use-lead-form.ts';
import { ClosingNote } from './closing-note.tsx';

const NAMES: Record<LetterField, string> = {
  state: 'State',
  property: 'Property address',
  closing: 'Closing date',
  recipients: 'Who gets copies',
  name: 'Your name',
  phone: 'Your phone',
  email: 'Your e-mail',
  zip: 'ZIP code',
  description: 'Notes',
};
/** Of the fields, as they stand on the page. */
const PAGE_ORDER: readonly LetterField[] = [
  'state',
  'property',
  'zip',
  'closing',
  'recipients',
  'name',
  'phone',
  'email',
  'description',
];
/** Storage key of the draft. */
const LETTER_DRAFT = 'letter_draft';
const DRAFT_FIELDS = [...LETTER_FIELDS, 'access', 'payer'];

interface LetterRequestProps {
  hours: OpeningHours;
  /** Of the office, IANA name. */
  timeZone: string;
  /** How long a letter takes at most. */
  workingDays: number;
}

/** The request of a termite letter: a plain form post that works without scripts, and a better one with them. */
export function LetterRequest({ hours, timeZone, workingDays }: LetterRequestProps) {
  const { consent } = useSettings();
  const today = () => localDate(timeZone, Date.now());
  const rules: LeadFormRules<LetterField> = {
    fields: LETTER_FIELDS,
    read: (fields, newId) => readLetterForm(fields, today(), newId),
    draft: { key: LETTER_DRAFT, fields: DRAFT_FIELDS },
  };
  const letter = useLeadForm(
    rules,
    () => ({ page: location.pathname }),
    () => {},
  );
  const { phase, problems, failure } = letter;
  const sending = phase === 'sending';
  const done = phase === 'sent' || phase === 'kept';
  const field = (name: LetterField) => ({ name, label: NAMES[name], problem: problems[name] });
  return (
    <>
      {done && <QuoteDone kept={phase === 'kept'} name={letter.name} onChange={letter.change} />}
      <form
        ref={letter.form}
        className="quote-form letter-form"
        method="post"
        action="/api/termite-letters"
        noValidate={letter.scripted}
        aria-busy={sending}
        hidden={done}
        onSubmit={letter.onSubmit}
        onInput={letter.onInput}
      >
        <ErrorSummary fields={PAGE_ORDER} problems={problems} refusals={letter.refusals} />
        <StateChoice problem={problems.state} />
        <div className="letter-row">
          <TextField {...field('property')} autoComplete="off" required />
          <TextField
            {...field('zip')}
            autoComplete="off"
            inputMode="numeric"
            pattern="\s*\d{5}\s*"
            title="Five digits, like 12345"
          />
        </div>
        <TextField {...field('closing')} type="date" autoComplete="off" required />
        <ClosingNote form={letter.form} hours={hours} notice={workingDays} today={today} />
        <div className="letter-row">
          <Select name="access" label="Who lets us in?" choices={LETTER_ACCESS} />
          <Select name="payer" label="Who pays?" choices={LETTER_PAYERS} />
        </div>
        <TextField
          {...field('recipients')}
          label="Who gets copies?"
          placeholder="Lender, closing attorney, e-mail addresses"
          autoComplete="off"
        />
        <div className="letter-row">
          <TextField {...field('name')} autoComplete="name" required />
          <TextField {...field('phone')} type="tel" autoComplete="tel" inputMode="tel" required />
        </div>
        <TextField {...field('email')} type="email" autoComplete="email" inputMode="email" />
        <TextField {...field('description')} rows={3} />
        <p className="quote-consent">{consent.notice}</p>
        <input type="hidden" name="page" defaultValue="/services/termite-clearance-letter" />
        <input type="hidden" name="consent_version" defaultValue={consent.version} />
        <label className="visually-hidden" aria-hidden="true">
          Leave this empty
          <input name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
        </label>
        {failure && <QuoteFailure message={failure} />}
        <button className="button wide quote-send" type="submit" aria-disabled={sending}>
          {sending ? 'Sending…' : failure ? 'Try again' : 'Request the letter'}
        </button>
      </form>
    </>
  );
}

const LetterIsland = island('letter-form', LetterRequest, { draft: LETTER_DRAFT });

export function LetterForm() {
  const { hours, contact, claims } = useSite().site;
  return (
    <LetterIsland
      hours={hours}
      timeZone={contact.time_zone}
      workingDays={claims.letter_working_days}
    />
  );
}

function StateChoice({ problem }: { problem: string | undefined }) {
  return (
    <fieldset className="letter-state" aria-describedby={problem ? 'state-problem' : undefined}>
      <legend>Where is the house?</legend>
      {Object.entries(LETTER_FORMS).map(([state, { state: name, form }], index) => (
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
            <b>{name}</b> {form}
          </span>
        </label>
      ))}
      {problem && <FieldProblem id="state-problem">{problem}</FieldProblem>}
    </fieldset>
  );
}

function Select({
  name,
  label,
  choices,
}: {
  name: string;
  label: string;
  choices: readonly string[];
}) {
  return (
    <div className="quote-field">
      <FieldLabel htmlFor={name} optional>
        {label}
      </FieldLabel>
      <select id={name} name={name} autoComplete="off">
        <option value="">Not known yet</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </div>
  );
}
