/** Words for what speaks for a pest, what speaks against it, and what was answered. */
import type { IdentifierData } from '../../../content-loader/identifier-data.ts';
import type { Match, Reason } from '../../../domain/identifier/rank-pests.ts';
import { QUESTIONS, type Question, type Sighting } from '../../../domain/identifier/sighting.ts';
import { MONTHS } from '../../../domain/species/activity.ts';

type Answers = IdentifierData['answers'];

/** What each fit is called; none of them is a certainty. */
export const FIT_WORDS: Record<Match['fit'], string> = {
  well: 'Fits well',
  partly: 'Fits in part',
  poorly: 'Fits poorly',
};

const TRAITS: Partial<Record<Question, string>> = {
  legs: 'Legs',
  wings: 'Wings',
  size: 'Size',
  color: 'Color',
  body: 'Shape',
};

export function wordsFor({ question, answer, weight }: Reason, answers: Answers): string {
  const label = labelOf(question, answer, answers);
  if (question === 'place')
    return weight > 1 ? `Often met here: ${label}` : `At times met here: ${label}`;
  if (question === 'month') return weight > 0.5 ? `Busy in ${answer}` : `About in ${answer}`;
  if (question === 'signs')
    return weight > 2 ? `A telling sign: ${label}` : `Goes with it: ${label}`;
  return `${TRAITS[question]}: ${label}`;
}

export function wordsAgainst({ question, answer, weight }: Reason, answers: Answers): string {
  const label = labelOf(question, answer, answers);
  if (question === 'place') return `Seldom met here: ${label}`;
  if (question === 'month') return weight < -1 ? `Not about in ${answer}` : `Quiet in ${answer}`;
  if (question === 'signs') return `Not its sign: ${label}`;
  return `${TRAITS[question]} would differ from: ${label}`;
}

/** /upload with the answers in its fields, so that they need not be typed again. */
export function uploadAddress(sighting: Sighting, answers: Answers): string {
  const { place, month } = sighting;
  const seen = QUESTIONS.flatMap((question) => {
    const given = sighting[question];
    if (question === 'place' || question === 'month' || !given || given === 'not-seen') return [];
    const labels = [given].flat().map((answer) => labelOf(question, String(answer), answers));
    return `${TRAITS[question] ?? 'Signs'}: ${labels.join(', ')}.`;
  });
  const query = new URLSearchParams({
    ...(place ? { where: answers.place[place] } : {}),
    ...(month ? { when: MONTHS[month - 1] } : {}),
    ...(seen.length ? { description: seen.join(' ') } : {}),
  });
  return query.size ? `/upload?${query}` : '/upload';
}

function labelOf(question: Question, answer: string, answers: Answers): string {
  if (question === 'month') return answer;
  return (answers[question] as Record<string, string>)[answer] ?? answer;
}
