/** Which states' termite letters are known, and the letter form as the server takes it. */
import * as m from '#messages';
import { letterFormOf, type StateLetter } from './letter-form.ts';
import letters from './letter-states.json' with { type: 'json' };
import type { OfficeView } from './office-view.ts';

/** Written from starter/states.yaml by `npm run content:schemas`. */
export const STATE_LETTERS: readonly StateLetter[] = letters;

/** Those of a company with areas in these states, each once and in their order. */
export function lettersIn(states: readonly string[]): StateLetter[] {
  return [...new Set(states)].flatMap(
    (code) => STATE_LETTERS.find(({ state }) => state === code) ?? [],
  );
}

/** Takes every known state: a page that was built before a state was given up must not cost a lead. */
export const letterForm = letterFormOf(STATE_LETTERS);

/** How the office reads it. */
export const letterOffice = {
  lines: 'before',
  separator: '\n\n',
  unanswered: 'not said',
  labels: {
    state: 'Form',
    property: 'Property',
    closing: 'Closing',
    access: 'Access',
    get payer() {
      return m.forms_paid_by();
    },
    get recipients() {
      return m.forms_copies_to();
    },
    get name() {
      return m.forms_asked_by();
    },
  },
  answers: {
    state: Object.fromEntries(
      STATE_LETTERS.map(({ state, name, form }) => [state, `${form} (${name})`]),
    ),
  },
} as const satisfies OfficeView<keyof typeof letterForm.fields>;
