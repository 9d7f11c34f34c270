/** The states whose termite letters are known, and the letter form as the server accepts it. */
import { letterFormOf, type StateLetter } from './letter-form.ts';
import type { OfficeView } from './office-view.ts';

/** States for which a source was read, in November 2026. */
const STATE_LETTERS: readonly StateLetter[] = [
  // Arizona Revised Statutes 3-3632: a form approved by the director.
  { state: 'AZ', name: 'Arizona', form: 'Wood Destroying Insect Inspection Report (WDIIR)' },
  // agr.georgia.gov/structural-pest-consumer-information
  { state: 'GA', name: 'Georgia', form: 'Official Georgia Wood Infestation Inspection Report' },
  // 02 NCAC 34 .0602
  {
    state: 'NC',
    name: 'North Carolina',
    form: 'Wood-Destroying Insect Information Report (WDIR 100)',
  },
  // Rule 901:5-11-13, Ohio Department of Agriculture.
  { state: 'OH', name: 'Ohio', form: 'NPMA-33' },
  // From a company that writes them; the form itself was not seen:
  // walkerpestmanagement.com/services/termite-letter-cl100-inspections
  { state: 'SC', name: 'South Carolina', form: 'CL-100', goodForDays: 30 },
  // pctonline.com/article/the-new-npma-33
  { state: 'VA', name: 'Virginia', form: 'NPMA-33', goodForDays: 90 },
];

/** The known letters of these states, each once, in the states' order. */
export function lettersIn(states: readonly string[]): StateLetter[] {
  return [...new Set(states)].flatMap(
    (code) => STATE_LETTERS.find(({ state }) => state === code) ?? [],
  );
}

/** Accepts every known state, so that a page built before the company gave up a state loses no lead. */
export const letterForm = letterFormOf(STATE_LETTERS);

/** How the office reads a letter request. */
export const letterOffice = {
  unanswered: 'not said',
  labels: {
    state: 'Form',
    property: 'Property',
    closing: 'Closing',
    access: 'Access',
    payer: 'Paid by',
    recipients: 'Copies to',
    name: 'Asked by',
  },
  answers: {
    state: Object.fromEntries(
      STATE_LETTERS.map(({ state, name, form }) => [state, `${form} (${name})`]),
    ),
  },
} as const satisfies OfficeView<keyof typeof letterForm.fields>;
