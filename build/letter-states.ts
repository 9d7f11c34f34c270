/** domain/forms/letter-states.json: what browser and server need of the termite letters in starter/states.yaml. */
import { loadStates } from '../content-loader/states.ts';
import type { StateLetter } from '../domain/forms/letter-form.ts';

export const LETTER_STATES_FILE = 'domain/forms/letter-states.json';

export function letterStatesJson(): string {
  const letters = [...loadStates()].flatMap(([state, { name, letter }]): StateLetter[] =>
    letter
      ? [
          {
            state,
            name,
            form: letter.form,
            ...(letter.good_for_days !== undefined && { goodForDays: letter.good_for_days }),
          },
        ]
      : [],
  );
  return `${JSON.stringify(letters, null, 2)}\n`;
}
