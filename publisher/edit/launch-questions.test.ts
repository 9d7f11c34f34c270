import { beforeEach, expect, test } from 'vitest';
import { isReady } from '../../domain/office/launch-api.ts';
import { launchQuestions } from './launch-questions.ts';
import { companyFiles } from './write-new-company.ts';

let texts: Map<string, string>;
beforeEach(() => {
  texts = companyFiles({ name: 'Sooner State', phone: '405 867 5309', town: 'Norman, OK' });
});

const change = (path: string, from: string | RegExp, to: string) =>
  texts.set(path, (texts.get(path) ?? '').replace(from, to));
const wrong = () => launchQuestions(texts).flatMap((question) => question.wrong);
const says = () => wrong().map((one) => one.says);

test.each<[string, string | RegExp, string, string]>([
  ['site.yaml', '(405) 867-5309', '(405) 555-0142', 'belongs to nobody'],
  [
    'site.yaml',
    /other: \{ label: .*\}/,
    'other: { label: Norman, phone: (405) 867-5310 }',
    'Two numbers',
  ],
  ['site.yaml', 'tagline: Pest control', 'tagline: Wildlife removal', 'Spanish pages still call'],
  ['site.yaml', 'tagline: Pest control', 'tagline: Wildlife removal', 'Forms and chat still speak'],
  ['site.yaml', 'email: ""', 'email: hello@example.com', 'Nobody can write to this address'],
  [
    'site.yaml',
    'licenses: []',
    'licenses: [{ state: Oklahoma, regulator: ODAFF, number: SAMPLE-1, sample: true }]',
    'is a sample',
  ],
  ['site.yaml', 'prices: {}', 'prices: { plan: { name: Plan, from: 49 } }', 'Say what Plan buys'],
  ['site.yaml', 'claims:', 'claims:\n  guarantee: Your money back', 'Say when money comes back'],
  [
    'site.yaml',
    'claims:',
    'claims:\n  free_reservice: We come back',
    'Say which pests you come back for',
  ],
  ['site.yaml', 'hours:', 'colors: { fig: "#ffffff" }\nhours:', 'can hardly be read'],
  ['site.yaml', 'hours:', 'chat: false\nhours:', 'describes the chat, which is off'],
  ['site.yaml', 'hours:', 'not_offered: [foggers]\nhours:', 'still speaks of “foggers”'],
  [
    'reviews.yaml',
    '[]',
    '- { name: A, rating: 5, text: Good, sample: true }',
    'The review by A is a sample',
  ],
  ['areas/norman.yaml', 'state: "OK"', 'state: ""', 'Name the state of Norman, OK'],
  ['areas/norman.yaml', 'zips: []', 'zips: ["37069"]', '37069 is far from Norman, OK'],
])('%s with %s as %s: %s', (path, from, to, sentence) => {
  expect(says().filter((one) => one.includes(sentence))).toEqual([]);
  change(path, from, to);
  const [found] = wrong().filter((one) => one.says.includes(sentence));
  expect(found?.edit.path).toMatch(/\.(yaml|md)$/);
  expect(isReady(launchQuestions(texts))).toBe(false);
});

test('a value entered in the office is an answer, an empty one is not', () => {
  const answerTo = (asks: string) =>
    launchQuestions(texts).find((question) => question.asks.includes(asks))?.answer;
  expect(answerTo('phone number')).toBe('(405) 867-5309');
  expect(answerTo('answer the phone')).toBe('');
  change('site.yaml', 'monday: null', 'monday: { opens: "08:00", closes: "17:00" }');
  expect(answerTo('answer the phone')).toBe('monday');
});

test('an unfinished file does not block the other questions', () => {
  texts.set('reviews.yaml', '- name: "');
  texts.set('site.yaml', 'brand: {');
  expect(launchQuestions(texts)).toHaveLength(22);
});
