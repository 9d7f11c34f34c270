/** What a company that answers in Spanish says of itself in that language. */
import type { State } from '../../content-loader/states.ts';
import { type Answers, type Day, isPestControl } from './answers.ts';
import { hoursLabel, statesOf, territoriesOf } from './company-facts.ts';

/** The starter has Spanish words for pest control only. */
export function speaksSpanish(answers: Pick<Answers, 'spanish' | 'trade'>): boolean {
  return answers.spanish !== 'no' && isPestControl(answers);
}

/** States whose Spanish name is another. */
const STATE_NAMES: Record<string, string> = {
  HI: 'Hawái',
  LA: 'Luisiana',
  MO: 'Misuri',
  MS: 'Misisipi',
  NC: 'Carolina del Norte',
  ND: 'Dakota del Norte',
  NH: 'Nuevo Hampshire',
  NJ: 'Nueva Jersey',
  NM: 'Nuevo México',
  NY: 'Nueva York',
  OR: 'Oregón',
  PA: 'Pensilvania',
  SC: 'Carolina del Sur',
  SD: 'Dakota del Sur',
  WV: 'Virginia Occidental',
};

export function spanishState(code: string, states: Map<string, State>): string {
  return STATE_NAMES[code] ?? states.get(code)?.name ?? code;
}

/** "Macon", "Macon y Warner Robins", "Macon y sus alrededores", "Georgia y Alabama". */
export function spanishPlaces({ towns }: Answers, states: Map<string, State>): string {
  const own = statesOf({ towns });
  if (own.length === 1 && towns.length > 2) return `${towns[0]?.name} y sus alrededores`;
  const names =
    own.length === 1
      ? towns.map(({ name }) => name)
      : own.map((code) => spanishState(code, states));
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`;
}

const SPANISH_DAYS: Record<Day, string> = {
  monday: 'lunes',
  tuesday: 'martes',
  wednesday: 'miércoles',
  thursday: 'jueves',
  friday: 'viernes',
  saturday: 'sábado',
  sunday: 'domingo',
};

/** What stands in starter/files/site.es.yaml as {company.…}. */
export function spanishFacts(answers: Answers, states: Map<string, State>) {
  const minutes = answers.response_minutes;
  const within =
    minutes % 60 === 0 ? `${minutes / 60} hora${minutes === 60 ? '' : 's'}` : `${minutes} minutos`;
  const licensed = statesOf(answers).map((code) => {
    const authority = states.get(code)?.pesticides?.regulator.split(',')[0];
    return authority
      ? `de ${authority} en ${spanishState(code, states)}`
      : `en ${spanishState(code, states)}`;
  });
  return {
    places: spanishPlaces(answers, states),
    hours: hoursLabel(answers.hours, { days: SPANISH_DAYS, to: 'a', before: 'de ' }),
    within: within,
    licensed: answers.licenses
      ? `Con licencia ${licensed.join(' y ')}`
      : spanishWithoutLicense(answers, states),
    day: dayPromise(answers),
    reservice: ownWords(answers.reservice),
    guarantee: ownWords(answers.guarantee),
  };
}

/** Of work for which no license is needed. */
export function spanishWithoutLicense(answers: Answers, states: Map<string, State>): string {
  const places = statesOf(answers).map((code) => spanishState(code, states));
  return `Este trabajo no necesita licencia en ${places.join(' ni en ')}`;
}

/** What is said of the day of a visit. */
function dayPromise({ day_promise }: Answers): string {
  if (!day_promise) return 'Cuando llama, le decimos el primer día libre';
  if ('words' in day_promise) return ownWords(day_promise.words);
  return `Una visita el siguiente día hábil si llama antes de las ${day_promise.call_before}, de lunes a viernes`;
}

/** A promise is the company's own: only it can say it in Spanish. */
function ownWords(promise: string | null): string {
  if (/^free re-?(?:services?|treatments?)$/i.test(promise ?? ''))
    return 'Visitas de regreso sin costo';
  return `[[¿Cómo lo dice en español? ${promise ?? ''}]]`;
}

/** The parts of site.es.yaml that there are one of for each state. */
export function spanishStateWords(answers: Answers, states: Map<string, State>) {
  const own = statesOf(answers);
  return {
    territories: {
      ...Object.fromEntries(
        territoriesOf(answers, states).map(({ key, label, state }) => [
          key,
          {
            label:
              label === states.get(state)?.name
                ? spanishState(state, states)
                : label.replace(/ and nearby$/, ' y sus alrededores').replace(' and ', ' y '),
          },
        ]),
      ),
      other: { label: spanishPlaces(answers, states) },
    },
    licenses: (answers.licenses ? own : []).map((code) => {
      const known = states.get(code)?.pesticides;
      return {
        state: spanishState(code, states),
        title: known
          ? `Licencia de control de plagas (${known.license})`
          : 'Licencia de control de plagas',
        ...(known && { verify: { text: `${known.authority} dice quién tiene licencia.` } }),
      };
    }),
  };
}
