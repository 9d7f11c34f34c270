/** The questions of new-company in steps of a form, and what was typed into them. */
import * as v from 'valibot';
import { Answers } from '../new-company/answers.ts';
import { askedAgain, QUESTIONS, type Question, readTyped } from '../new-company/questions.ts';

/** What was typed, by field: kept as it is, so that nothing is lost. */
export type Typed = Partial<Record<keyof Answers, string>>;

/** Each question is in one step, after those that its usual answer follows from. */
export const STEPS: { title: string; fields: (keyof Answers)[] }[] = [
  {
    title: 'Your company',
    fields: ['name', 'short_name', 'trade', 'problem', 'founded', 'email', 'address'],
  },
  {
    title: 'Where and when you work',
    fields: ['towns', 'phone', 'other_phones', 'hours', 'emergency', 'spanish'],
  },
  {
    title: 'What you promise',
    fields: [
      ...(['day_promise', 'response_minutes', 'licenses', 'prices'] as const),
      ...(['reservice', 'guarantee', 'not_offered'] as const),
    ],
  },
  { title: 'What you do', fields: ['services', 'own_services', 'pests'] },
  {
    title: 'How it looks',
    fields: ['color', 'second_color', 'logo', 'reviews', 'social', 'town_pages', 'blog'],
  },
];

export interface Reading {
  /** What could be read. */
  known: Partial<Answers>;
  /** What is expected instead, by field. */
  problems: Map<keyof Answers, string>;
}

/** Answers that need one which could not be read are not looked at: their mistake would be that one's. */
export function readTexts(typed: Typed): Reading {
  const known: Partial<Answers> = {};
  const problems: Reading['problems'] = new Map();
  for (const question of QUESTIONS) {
    const { field } = question;
    if ([...problems.keys()].some((failed) => askedAgain(failed).includes(field))) continue;
    try {
      Object.assign(known, { [field]: readTyped(question, typed[field] ?? '', known) });
    } catch (error) {
      problems.set(field, `Expected ${(error as Error).message}`);
    }
  }
  return { known, problems };
}

export const questionsOf = (step: number): Question[] =>
  (STEPS[step]?.fields ?? []).flatMap((field) => QUESTIONS.filter((one) => one.field === field));

/** The first step that was not answered, or whose answers can't be used; STEPS.length = none. */
export function firstOpenStep(typed: Typed, { problems }: Reading): number {
  const open = STEPS.findIndex(({ fields }) =>
    fields.some((field) => typed[field] === undefined || problems.has(field)),
  );
  return open < 0 ? STEPS.length : open;
}

/** What was chosen follows from other answers: where one of them changes, it is asked again. */
export function withStep(typed: Typed, step: Typed): Typed {
  const changed = (Object.keys(step) as (keyof Answers)[]).filter(
    (field) => typed[field] !== undefined && typed[field] !== step[field],
  );
  const again = QUESTIONS.filter(
    ({ field, choices }) =>
      choices && changed.some((one) => one !== field && askedAgain(one).includes(field)),
  ).map(({ field }) => field);
  const stays = Object.entries(typed).filter(([field]) => !again.includes(field as keyof Answers));
  return { ...Object.fromEntries(stays), ...step };
}

/** All answers; null while a question is open. */
export function answersOf(typed: Typed, reading: Reading): Answers | null {
  return firstOpenStep(typed, reading) < STEPS.length ? null : v.parse(Answers, reading.known);
}
