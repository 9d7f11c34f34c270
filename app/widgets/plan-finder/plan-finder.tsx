import { localPath } from '../../../domain/language/language.ts';
import './plan-finder.css';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as m from '#messages';
import type { Plan, PlanComparison } from '../../../content-loader/plan-comparison.ts';
import {
  choosePlan,
  PLAN_QUESTIONS,
  type PlanAdvice,
  type PlanAnswers,
  type PlanChoice,
  planAnswersOf,
} from '../../../domain/plans/choose-plan.ts';
import { TerritoryPhone } from '../../territory/phone/phone.tsx';
import { Message } from '../../ui/message.tsx';
import { island } from '../islands/island.tsx';

const QUESTIONS = Object.keys(PLAN_QUESTIONS) as (keyof PlanAnswers)[];

/** Three questions lead to a plan, with reasons. Without scripts its button leads to the comparison below. */
export function Finder({ plans, singlePrice }: Omit<PlanComparison, 'coverage'>) {
  const [advice, setAdvice] = useState<PlanAdvice | null>(null);
  const promises = plans.find(({ choice }) => choice === advice?.plan)?.guarantee.facts ?? [];
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every advice
  useEffect(() => heading.current?.focus(), [advice]);
  const advise = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const answers = planAnswersOf((name) => form.get(name));
    setAdvice(answers && choosePlan(answers));
  };
  return (
    <div className="plan-finder">
      <form action="#compare" onSubmit={advise}>
        {QUESTIONS.map((question) => (
          <fieldset key={question}>
            <legend>{PLAN_QUESTIONS[question].title}</legend>
            {Object.entries(PLAN_QUESTIONS[question].choices).map(([value, words]) => (
              <label key={value}>
                <input type="radio" name={question} value={value} required />
                <span>{words}</span>
              </label>
            ))}
          </fieldset>
        ))}
        <button type="submit" className="button">
          {m.plan_finder_show_what_fits()}
        </button>
      </form>
      {advice && (
        <section className="plan-advice" aria-labelledby="plan-advice">
          <h3 id="plan-advice" ref={heading} tabIndex={-1}>
            <PlanName choice={advice.plan} plans={plans} singlePrice={singlePrice} />
          </h3>
          <ul>
            {advice.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
            {promises.map(({ name, value }) => (
              <li key={name}>{`${name}: ${value}`}</li>
            ))}
          </ul>
          {advice.also && (
            <p>
              {m.plan_finder_also_worth_a_thought()}{' '}
              <PlanName choice={advice.also} plans={plans} singlePrice={singlePrice} />
            </p>
          )}
          <p className="plan-advice-calls">
            <TerritoryPhone className="button">
              {(number) => m.common_call_number({ number })}
            </TerritoryPhone>
            <a className="text-link" href={localPath('/quote')}>
              {m.common_get_a_free_quote()}
            </a>
          </p>
        </section>
      )}
    </div>
  );
}

function PlanName({
  choice,
  plans,
  singlePrice,
}: {
  choice: PlanChoice;
  plans: Plan[];
  singlePrice: string | null;
}) {
  if (choice === 'look') return m.plan_finder_let_us_look_first();
  if (choice === 'single')
    return (
      <Message
        text={m.plan_finder_one_treatment({ price: singlePrice ?? m.common_by_inspection() })}
        parts={{ services: (words) => <a href={localPath('/services')}>{words}</a> }}
      />
    );
  const plan = plans.find((one) => one.choice === choice);
  return (
    plan && (
      <>
        <a href={plan.href}>{plan.name}</a>,{' '}
        {plan.price?.label ?? m.plan_comparison_by_inspection()}
      </>
    )
  );
}

export const PlanFinder = island('plan-finder', Finder);
