import type { MouseEvent, ReactNode } from 'react';
import * as m from '#messages';
import {
  ANSWERS,
  PLACES,
  QUESTIONS,
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

type Choices = 'legs' | 'wings' | 'size' | 'color' | 'body';

/**
 * The questions, of which one is open and each may be left out. Plain fields: the form above reads them. Without scripts
 * their titles open them.
 */
export function IdentifierQuestions({
  identifier: { questions, answers },
  sighting,
}: {
  identifier: IdentifierData;
  sighting: Sighting;
}) {
  const bodies: Record<Question, ReactNode> = {
    place: (
      <>
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
      </>
    ),
    month: (
      <select name="month" aria-label={questions.month} defaultValue="">
        <option value="">{m.pest_identifier_i_do_not_remember()}</option>
        {monthNames().map((month, index) => (
          <option key={month} value={index + 1}>
            {month}
          </option>
        ))}
      </select>
    ),
    legs: <Choice question="legs" labels={answers.legs} />,
    wings: <Choice question="wings" labels={answers.wings} />,
    size: <Choice question="size" labels={answers.size} />,
    color: <Choice question="color" labels={answers.color} />,
    body: <Choice question="body" labels={answers.body} />,
    signs: (
      <div className="identify-signs">
        {ANSWERS.signs.map((sign) => (
          <label key={sign} className="choice">
            <input type="checkbox" name="signs" value={sign} />
            <span>{answers.signs[sign]}</span>
          </label>
        ))}
      </div>
    ),
  };
  return QUESTIONS.map((question, index) => (
    <details key={question} className="fold" name="identify" open={index === 0}>
      <summary>
        <b>{questions[question]}</b>
        <span>{labelsOf(sighting, question, answers).join(', ')}</span>
      </summary>
      <fieldset>
        <legend className="visually-hidden">{questions[question]}</legend>
        {bodies[question]}
      </fieldset>
      {index < QUESTIONS.length - 1 && (
        <button type="button" className="button identify-next-question" onClick={openNext}>
          {m.pest_identifier_next_question()}
        </button>
      )}
    </details>
  ));
}

/** Opens the question after the pressed button's own, which the browser closes. */
function openNext({ currentTarget }: MouseEvent<HTMLElement>): void {
  const next = currentTarget.parentElement?.nextElementSibling;
  next?.toggleAttribute('open', true);
  next?.querySelector('summary')?.focus();
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

/** An answer at most; "Not sure" takes it back. */
function Choice({ question, labels }: { question: Choices; labels: Record<string, string> }) {
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
