/** Words for the reasons for and against a pest, and for the visitor's answers. */

import * as m from '#messages';
import type { Match, Reason } from '../../../domain/identifier/rank-pests.ts';
import { QUESTIONS, type Question, type Sighting } from '../../../domain/identifier/sighting.ts';
import { localPath } from '../../../domain/language/language.ts';
import { monthNames } from '../../../domain/species/activity.ts';
import type { IdentifierData } from '../../../publisher/page-data/identifier-data.ts';

type Answers = IdentifierData['answers'];

export const FIT_WORDS: Record<Match['fit'], () => string> = {
  well: m.pest_identifier_fits_well,
  partly: m.pest_identifier_fits_in_part,
  poorly: m.pest_identifier_fits_poorly,
};

const TRAITS: Partial<Record<Question, () => string>> = {
  legs: m.pest_identifier_legs,
  wings: m.pest_identifier_wings,
  size: m.pest_identifier_size,
  color: m.pest_identifier_color,
  body: m.pest_identifier_shape,
};

export function wordsFor({ question, answer, weight }: Reason, answers: Answers): string {
  const label = labelOf(question, answer, answers);
  if (question === 'place')
    return weight > 1
      ? m.pest_identifier_often_met_here({ label })
      : m.pest_identifier_at_times_met_here({ label });
  if (question === 'month')
    return weight > 0.5
      ? m.pest_identifier_busy_in({ answer })
      : m.pest_identifier_about_in({ answer });
  if (question === 'signs')
    return weight > 2
      ? m.pest_identifier_a_telling_sign({ label })
      : m.pest_identifier_goes_with_it({ label });
  return `${TRAITS[question]?.()}: ${label}`;
}

export function wordsAgainst({ question, answer, weight }: Reason, answers: Answers): string {
  const label = labelOf(question, answer, answers);
  if (question === 'place') return m.pest_identifier_seldom_met_here({ label });
  if (question === 'month')
    return weight < -1
      ? m.pest_identifier_not_about_in({ answer })
      : m.pest_identifier_quiet_in({ answer });
  if (question === 'signs') return m.pest_identifier_not_its_sign({ label });
  return m.pest_identifier_would_differ_from({ trait: TRAITS[question]?.() ?? '', label });
}

/** URL of the photo form with the answers filled in. */
export function uploadUrl(sighting: Sighting, answers: Answers): string {
  const seen = QUESTIONS.flatMap((question) => {
    const labels = labelsOf(sighting, question, answers);
    if (question === 'place' || question === 'month' || labels.length === 0) return [];
    return `${(TRAITS[question] ?? m.pest_identifier_signs)()}: ${labels.join(', ')}.`;
  });
  const [place] = labelsOf(sighting, 'place', answers);
  const [month] = labelsOf(sighting, 'month', answers);
  const query = new URLSearchParams({
    ...(place ? { where: place } : {}),
    ...(month ? { when: month } : {}),
    ...(seen.length ? { description: seen.join(' ') } : {}),
  });
  return localPath(query.size ? `/upload?${query}` : '/upload');
}

/** The answers to a question in words; empty if there is none. */
export function labelsOf(sighting: Sighting, question: Question, answers: Answers): string[] {
  const given = sighting[question];
  if (!given || given === 'not-seen') return [];
  if (typeof given === 'number') return [monthNames()[given - 1] ?? ''];
  return [given].flat().map((answer) => labelOf(question, answer, answers));
}

function labelOf(question: Question, answer: string, answers: Answers): string {
  if (question === 'month') return answer;
  return (answers[question] as Record<string, string>)[answer] ?? answer;
}
