import { expect, test } from 'vitest';
import { choosePlan, PLAN_QUESTIONS, type PlanAnswers, planAnswersOf } from './choose-plan.ts';

const choicesOf = <Q extends keyof PlanAnswers>(question: Q) =>
  Object.keys(PLAN_QUESTIONS[question].choices) as PlanAnswers[Q][];
const ALL = choicesOf('concern').flatMap((concern) =>
  choicesOf('pattern').flatMap((pattern) =>
    choicesOf('ground').map((ground) => ({ concern, pattern, ground })),
  ),
);
const ask = (
  concern: PlanAnswers['concern'],
  pattern: PlanAnswers['pattern'],
  ground: PlanAnswers['ground'],
) => choosePlan({ concern, pattern, ground });

test('every way through the questions ends in a plan with at least two reasons, each said once', () => {
  expect(ALL).toHaveLength(60);
  for (const answers of ALL) {
    const { plan, reasons, also } = choosePlan(answers);
    expect(reasons.length, JSON.stringify(answers)).toBeGreaterThanOrEqual(2);
    expect(new Set(reasons).size).toBe(reasons.length);
    expect(also).not.toBe(plan);
  }
});

test.each([
  ['common', 'returns', 'slab', 'protection', null],
  ['common', 'prevent', 'unknown', 'protection', null],
  ['common', 'once', 'crawl', 'single', 'protection'],
  ['wood', 'once', 'slab', 'termite', null],
  ['wood', 'prevent', 'crawl', 'termite', 'crawl'],
  ['mosquitoes', 'returns', 'unknown', 'mosquito', null],
  ['damp', 'returns', 'crawl', 'crawl', 'termite'],
  ['damp', 'returns', 'unknown', 'crawl', 'termite'],
  ['damp', 'once', 'slab', 'look', null],
  ['damp', 'once', 'basement', 'look', null],
  ['single', 'once', 'crawl', 'single', null],
] as const)('%s, %s, %s: %s, and also %s', (concern, pattern, ground, plan, also) => {
  expect(ask(concern, pattern, ground)).toMatchObject({ plan, also });
});

test('what is under the house changes the reasons for a termite treatment', () => {
  const grounds = choicesOf('ground').map((ground) =>
    ask('wood', 'once', ground).reasons.join(' '),
  );
  expect(new Set(grounds).size).toBe(4);
});

test('an open or unknown answer is no answer', () => {
  const form = new Map([
    ['concern', 'wood'],
    ['pattern', 'once'],
    ['ground', 'slab'],
  ]);
  const read = () => planAnswersOf((name) => form.get(name));
  expect(read()).toEqual({ concern: 'wood', pattern: 'once', ground: 'slab' });
  form.set('ground', 'toString');
  expect(read()).toBeNull();
  form.delete('ground');
  expect(read()).toBeNull();
});
