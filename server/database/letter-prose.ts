/**
 * Termite letters as version 0.1 stored them: lines of prose in the description. For the migration 0013-lead-details alone,
 * which it belongs to: like a migration it is never changed.
 */

const LINES =
  /^Form: (?<form>.+)\nProperty: (?<property>.+)\nClosing: (?<closing>\d{4}-\d\d-\d\d)\nAccess: (?<access>.+)\nPaid by: (?<payer>.+)\nCopies to: (?<recipients>.+)(?:\n\n(?<notes>[\s\S]+))?$/;

const STATES: Record<string, string> = {
  'NPMA-33 (Virginia)': 'VA',
  'CL-100 (South Carolina)': 'SC',
};
const ACCESS = ['The agent opens', 'The seller is at home', 'A lockbox', 'Call me about it'];
const PAYERS = ['The seller', 'The buyer', 'At settlement', 'Not settled yet'];
const UNANSWERED = 'not said';

/** The letter's details; null when the text is not what version 0.1 wrote, and has to stay as it is. */
export function readLetterProse(description: string): Record<string, string | number> | null {
  const { form = '', access = '', payer = '', ...said } = LINES.exec(description)?.groups ?? {};
  const state = Object.hasOwn(STATES, form) ? STATES[form] : undefined;
  if (!state || !isChosen(access, ACCESS) || !isChosen(payer, PAYERS)) return null;
  const answers = Object.entries({ state, ...said, access, payer }).filter(
    ([name, answer]) =>
      answer && (answer !== UNANSWERED || name === 'property' || name === 'notes'),
  );
  return { form: 'letter', version: 1, ...(Object.fromEntries(answers) as Record<string, string>) };
}

function isChosen(answer: string, choices: string[]): boolean {
  return answer === UNANSWERED || choices.includes(answer);
}
