import '../../forms/choice.css';
import * as m from '#messages';
import {
  ANSWERS,
  PLACES,
  type Question,
  type Sighting,
} from '../../../domain/identifier/sighting.ts';
import { monthNames } from '../../../domain/species/activity.ts';
import type { IdentifierData } from '../../../publisher/page-data/identifier-data.ts';
import { labelsOf } from './answer-words.ts';

/** Drawings of site/public/specimen-cards that show what an answer means. */
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

/** Questions about the animal's looks. They are folded, because many visitors have seen only traces. */
const LOOKS = ['legs', 'wings', 'size', 'color', 'body'] as const;

/** The questions, all optional, as plain fields of the form in pest-identifier.tsx. */
export function IdentifierQuestions({
  identifier: { questions, answers },
  sighting,
}: {
  identifier: IdentifierData;
  sighting: Sighting;
}) {
  const given = (asked: readonly Question[]) =>
    asked.flatMap((question) => labelsOf(sighting, question, answers)).join(', ');
  return (
    <>
      <fieldset>
        <legend>{questions.place}</legend>
        <HousePins chosen={sighting.place} />
        <div className="identify-choices">
          {PLACES.map((place, index) => (
            <label key={place} className="choice">
              <input type="radio" name="place" id={`place-${place}`} value={place} />
              <b aria-hidden="true">{index + 1}</b>
              <span>{answers.place[place]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{questions.month}</legend>
        <select name="month" aria-label={questions.month} defaultValue="">
          <option value="">{m.pest_identifier_i_do_not_remember()}</option>
          {monthNames().map((month, index) => (
            <option key={month} value={index + 1}>
              {month}
            </option>
          ))}
        </select>
      </fieldset>
      <details className="fold">
        <summary>
          <b>{m.pest_identifier_what_it_looks_like()}</b>
          <span>{given(LOOKS)}</span>
        </summary>
        {LOOKS.map((question) => (
          <fieldset key={question}>
            <legend>{questions[question]}</legend>
            <Choice question={question} labels={answers[question]} />
          </fieldset>
        ))}
      </details>
      <details className="fold">
        <summary>
          <b>{questions.signs}</b>
          <span>{given(['signs'])}</span>
        </summary>
        <fieldset className="identify-choices">
          <legend className="visually-hidden">{questions.signs}</legend>
          {ANSWERS.signs.map((sign) => (
            <label key={sign} className="choice">
              <input type="checkbox" name="signs" value={sign} />
              <span>{answers.signs[sign]}</span>
            </label>
          ))}
        </fieldset>
      </details>
    </>
  );
}

/** Position of each place in the drawing, in its units. */
const PINS: Record<(typeof PLACES)[number], readonly [x: number, y: number]> = {
  kitchen: [811, 509],
  bathroom: [1082, 365],
  bedroom: [822, 365],
  'living-room': [1092, 494],
  window: [957, 334],
  attic: [894, 243],
  'crawl-space': [915, 608],
  wall: [965, 456],
  'outside-wall': [1248, 509],
  'eaves-or-deck': [645, 471],
  garden: [1483, 502],
  lawn: [1552, 593],
};

/** A cutaway house with a numbered pin for each place. A pin chooses its answer in the list; the list works without the drawing. */
function HousePins({ chosen }: { chosen: Sighting['place'] }) {
  return (
    <svg className="identify-house" viewBox="563 76 1083 641" aria-hidden="true">
      <image href="/art/cutaway.svg" width="2080" height="760" />
      {PLACES.map((place, index) => {
        const [x, y] = PINS[place];
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: hidden from screen readers, which have the list
          <g
            key={place}
            className={place === chosen ? 'chosen' : undefined}
            onClick={() => document.getElementById(`place-${place}`)?.click()}
          >
            <circle cx={x} cy={y} r="32" />
            <text x={x} y={y + 11} fontSize="32">
              {index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** One answer; "Not sure" clears it. */
function Choice({
  question,
  labels,
}: {
  question: (typeof LOOKS)[number];
  labels: Record<string, string>;
}) {
  const open = 'not-seen' in labels ? 'not-seen' : '';
  return (
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
  );
}

function Picture({ question, answer }: { question: (typeof LOOKS)[number]; answer: string }) {
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

/** Body length drawn for each class, mm, beside a penny of 19 mm. */
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
