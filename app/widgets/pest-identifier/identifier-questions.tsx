import * as m from '#messages';
import type { IdentifierData } from '../../../content-loader/identifier-data.ts';
import { ANSWERS, PLACES } from '../../../domain/identifier/sighting.ts';
import { monthNames } from '../../../domain/species/activity.ts';

/** Drawings of public/specimen-cards that show what an answer means. */
const SHOWN_BY: Record<string, string> = {
  six: 'odorous-house-ant',
  eight: 'house-spider',
  many: 'house-centipede',
  four: 'house-mouse',
  'four-equal': 'termite-swarmer',
  wings: 'paper-wasp',
  'pinched-waist': 'carpenter-ant',
  straight: 'termite-worker',
  'flat-oval': 'german-cockroach',
  round: 'lady-beetle',
  shield: 'stink-bug',
  'long-and-thin': 'millipede',
  fuzzy: 'bumble-bee',
  furry: 'norway-rat',
  'thin-sideways': 'cat-flea',
};

type Choices = 'legs' | 'wings' | 'size' | 'color' | 'body';

/** The questions, each of which may be left open. Plain fields: the form above reads them. */
export function IdentifierQuestions({ questions, answers }: IdentifierData) {
  return (
    <>
      <fieldset className="identify-place">
        <legend>{questions.place}</legend>
        <HousePins />
        <div className="identify-places">
          {PLACES.map((place, index) => (
            <label key={place} className="choice">
              <input type="radio" name="place" id={`place-${place}`} value={place} />
              <b aria-hidden="true">{index + 1}</b>
              <span>{answers.place[place]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className="identify-month">
        <label htmlFor="month">{questions.month}</label>
        <select id="month" name="month" defaultValue="">
          <option value="">{m.pest_identifier_i_do_not_remember()}</option>
          {monthNames().map((month, index) => (
            <option key={month} value={index + 1}>
              {month}
            </option>
          ))}
        </select>
      </p>
      {(['legs', 'wings', 'size', 'color', 'body'] as const).map((question) => (
        <Choice
          key={question}
          question={question}
          title={questions[question]}
          labels={answers[question]}
        />
      ))}
      <fieldset>
        <legend>{questions.signs}</legend>
        <div className="identify-signs">
          {ANSWERS.signs.map((sign) => (
            <label key={sign} className="choice">
              <input type="checkbox" name="signs" value={sign} />
              <span>{answers.signs[sign]}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}

/** The opened house with a numbered pin for each place; a pin is a second label of its answer in the list. */
function HousePins() {
  return (
    <div className="identify-house" aria-hidden="true">
      <div>
        <img src="/art/cutaway.svg" alt="" width="2080" height="760" decoding="async" />
        {PLACES.map((place, index) => (
          <label key={place} htmlFor={`place-${place}`} className={`pin-${place}`}>
            {index + 1}
          </label>
        ))}
      </div>
    </div>
  );
}

/** One question with an answer at most; "Not sure" takes it back. */
function Choice({
  question,
  title,
  labels,
}: {
  question: Choices;
  title: string;
  labels: Record<string, string>;
}) {
  const open = 'not-seen' in labels ? 'not-seen' : '';
  return (
    <fieldset>
      <legend>{title}</legend>
      <div className={`identify-choices of-${question}`}>
        {ANSWERS[question].map((answer) =>
          answer === open ? null : (
            <label key={answer} className="choice">
              <input type="radio" name={question} value={answer} />
              <Picture question={question} answer={answer} />
              <span>{labels[answer]}</span>
            </label>
          ),
        )}
        <label className="choice">
          <input type="radio" name={question} value={open} defaultChecked />
          <span>{labels[open] ?? m.pest_identifier_not_sure()}</span>
        </label>
      </div>
    </fieldset>
  );
}

function Picture({ question, answer }: { question: Choices; answer: string }) {
  if (question === 'size') return <SizeBar answer={answer as keyof typeof BARS} />;
  if (question === 'color') return <i className={`swatch is-${answer}`} aria-hidden="true" />;
  const drawing = SHOWN_BY[answer];
  return drawing ? (
    <img
      src={`/specimen-cards/${drawing}.svg`}
      alt=""
      width="44"
      height="44"
      loading="lazy"
      decoding="async"
    />
  ) : null;
}

/** A body in the middle of each class, mm; beside a penny of 19 mm. */
const BARS = {
  'under-3': 2,
  '3-to-6': 5,
  '6-to-13': 10,
  '13-to-25': 19,
  '25-to-50': 38,
  'over-50': 60,
};

function SizeBar({ answer }: { answer: keyof typeof BARS }) {
  const length = BARS[answer];
  return (
    <svg viewBox="0 0 84 20" width="84" height="20" aria-hidden="true">
      <circle cx="10" cy="10" r="9.5" className="size-penny" />
      <rect
        x="22"
        y={10 - Math.min(6, length / 4)}
        width={length}
        height={Math.min(12, length / 2)}
        rx={Math.min(6, length / 4)}
      />
    </svg>
  );
}
