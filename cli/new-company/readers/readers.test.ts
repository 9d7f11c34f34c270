/** What natural answers mean. */
import { expect, test } from 'vitest';
import type { Town } from '../answers.ts';
import { holidaysFrom } from '../company-facts.ts';
import { askedAgain, QUESTIONS, readAnswer } from '../questions.ts';
import { readColor } from './colors.ts';
import { readDayPromise, readHours } from './hours.ts';
import { readLicenses } from './licenses.ts';
import { readOtherPhones, readPhone } from './phones.ts';
import { readPrices } from './prices.ts';
import { readTowns, stateOfAddress } from './towns.ts';

const TEXAN: Town[] = [
  { name: 'Houston', state: 'TX', zips: ['77001'] },
  { name: 'Galveston', state: 'TX', zips: ['77550'] },
];

test.each([
  ['Houston and Galveston', ['Houston TX', 'Galveston TX']],
  ['Houston, Galveston & Katy', ['Houston TX', 'Galveston TX', 'Katy TX']],
  ['Houston Texas; Shreveport, Louisiana', ['Houston TX', 'Shreveport LA']],
  ['Portland and Salem, OR, Vancouver WA', ['Portland OR', 'Salem OR', 'Vancouver WA']],
  ['Minneapolis, St. Paul, MN', ['Minneapolis MN', 'St. Paul MN']],
  ['Macon GA 31201 31204; Warner Robins GA 31088', ['Macon GA', 'Warner Robins GA']],
  ['Macon, GA 31201, 31204, Warner Robins GA 31088', ['Macon GA', 'Warner Robins GA']],
  ['Port Washington, NY', ['Port Washington NY']],
  ['West Palm Beach Florida', ['West Palm Beach FL']],
])('towns: %s', (text, expected) => {
  const towns = readTowns(text, 'TX');
  expect(towns.map(({ name, state }) => `${name} ${state}`)).toEqual(expected);
  for (const { zips } of towns) expect(zips).not.toEqual([]);
});

test('a town that the list does not have is taken without ZIP codes, and what is said around a town is left out', () => {
  expect(readTowns('Minneapolis and Edina', 'MN')).toMatchObject([
    { name: 'Minneapolis', zips: expect.arrayContaining(['55401']) },
    { name: 'Edina', state: 'MN', zips: [] },
  ]);
  const names = readTowns('Greater Bangor, Brewer area and surrounding towns', 'ME');
  expect(names.map(({ name }) => name)).toEqual(['Bangor', 'Brewer']);
});

test('"all" is what the states have, but for what is left out', () => {
  const question = QUESTIONS.find(({ field }) => field === 'services');
  const read = (text: string) => question && readAnswer(question, text, { towns: TEXAN });
  const all = read('everything') as string[];
  expect(all).toContain('ant-control');
  expect(all).toContain('termite-control');
  expect(read('everything except termites')).toEqual(
    all.filter((name) => !name.startsWith('termite')),
  );
  expect(() => read('gutters')).toThrow('there is no gutters');
});

test('ZIP codes of a town come from the list, those that are given stay, and some can be struck out', () => {
  expect(readTowns('Galveston', 'TX')).toEqual([
    {
      name: 'Galveston',
      state: 'TX',
      zips: ['77550', '77551', '77552', '77553', '77554', '77555'],
    },
  ]);
  expect(readTowns('Macon GA 31201 31204')[0]?.zips).toEqual(['31201', '31204']);
  expect(
    readTowns('Galveston TX without 77552, 77553 and 77555; Katy TX').map(({ zips }) => zips[0]),
  ).toEqual(['77550', expect.any(String)]);
  expect(readTowns('Galveston TX without 77552, 77553 and 77555')[0]?.zips).toEqual([
    '77550',
    '77551',
    '77554',
  ]);
});

test.each([
  ['Houston and Galveston', undefined, 'a town and its state'],
  ['Galvestone', 'TX', 'Galveston, or the ZIP codes of "Galvestone"'],
  ['Macon GA 23220', undefined, 'ZIP codes of GA; 23220 belongs to VA'],
  ['77001', 'TX', 'a town and its state'],
  ['Macon ZZ 31201', undefined, 'a town and its state'],
])('towns that are refused: %s', (text, state, says) => {
  expect(() => readTowns(text, state)).toThrow(says);
});

test.each([
  ['Lone Star Pest, 5 Main St, Houston, TX 77002', 'TX'],
  ['12 Cherry Street, Macon, GA 31201-1234', 'GA'],
  ['5 Main St, Houston, Texas 77002', 'TX'],
  ['12345 Cherry Street', undefined],
])('the state of an address: %s', (address, state) => expect(stateOfAddress(address)).toBe(state));

test.each([
  ['478.555.0142', '(478) 555-0142'],
  ['+1 (478) 555-0142', '(478) 555-0142'],
])('a phone: %s', (text, phone) => expect(readPhone(text)).toBe(phone));

test.each([
  ['(409) 555-0120 in Galveston', [['(409) 555-0120', 'TX', ['Galveston']]]],
  ['Galveston (409) 555-0120', [['(409) 555-0120', 'TX', ['Galveston']]]],
  ['Galveston has its own line: 409 555 0120', [['(409) 555-0120', 'TX', ['Galveston']]]],
  ['Galveston, TX: 409-555-0120', [['(409) 555-0120', 'TX', ['Galveston']]]],
  ['409-555-0120 for Galveston and Houston', [['(409) 555-0120', 'TX', ['Galveston', 'Houston']]]],
  [
    'TX (409) 555-0120; 706 555 0111 in Texas',
    [
      ['(409) 555-0120', 'TX', []],
      ['(706) 555-0111', 'TX', []],
    ],
  ],
  [
    'Galveston (409) 555-0120, Houston (832) 555-0121',
    [
      ['(409) 555-0120', 'TX', ['Galveston']],
      ['(832) 555-0121', 'TX', ['Houston']],
    ],
  ],
  [
    '(409) 555-0120 in Galveston, (832) 555-0121 in Houston',
    [
      ['(409) 555-0120', 'TX', ['Galveston']],
      ['(832) 555-0121', 'TX', ['Houston']],
    ],
  ],
])('other numbers: %s', (text, expected) => {
  expect(
    readOtherPhones(text, TEXAN).map(({ phone, state, cities }) => [phone, state, cities]),
  ).toEqual(expected);
});

test('a number of a town that is not served is refused', () => {
  expect(() => readOtherPhones('(409) 555-0120 in Austin', TEXAN)).toThrow(
    'some of your towns (Houston, Galveston), not "Austin"',
  );
  expect(() => readOtherPhones('(334) 555-0120 in Alabama', TEXAN)).toThrow(
    'a state of your towns, not in "Alabama"',
  );
});

const WORKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
test.each([
  [
    'Mon-Fri 7am-6pm, Sat 8am-1pm',
    [...WORKDAYS.map((day) => [day, '07:00', '18:00']), ['saturday', '08:00', '13:00']],
  ],
  [
    'mon-fri 08:00-17:00; sat 09:00-12:00',
    [...WORKDAYS.map((day) => [day, '08:00', '17:00']), ['saturday', '09:00', '12:00']],
  ],
  ['Monday to Friday 8 to 5', WORKDAYS.map((day) => [day, '08:00', '17:00'])],
  ['weekdays 8 a.m. - 5:30 p.m., closed Sunday', WORKDAYS.map((day) => [day, '08:00', '17:30'])],
  [
    'Monday through Friday: 8–5. Saturday and Sunday closed',
    WORKDAYS.map((day) => [day, '08:00', '17:00']),
  ],
  [
    'Mon, Wed & Fri 9am-noon',
    [
      ['monday', '09:00', '12:00'],
      ['wednesday', '09:00', '12:00'],
      ['friday', '09:00', '12:00'],
    ],
  ],
  [
    'Tue Thu 12-5',
    [
      ['tuesday', '12:00', '17:00'],
      ['thursday', '12:00', '17:00'],
    ],
  ],
  ['closed Saturday and Sunday, Mon-Fri 8-5', WORKDAYS.map((day) => [day, '08:00', '17:00'])],
  ['Saturday and Sunday are closed; Mon-Fri 8-5', WORKDAYS.map((day) => [day, '08:00', '17:00'])],
  ['Sat 1-5', [['saturday', '13:00', '17:00']]],
  ['Sat 5-11am', [['saturday', '05:00', '11:00']]],
  ['8am-5pm, Monday to Friday', WORKDAYS.map((day) => [day, '08:00', '17:00'])],
  [
    '8am to 5pm Monday through Friday and 9 to 1 on Saturday',
    [...WORKDAYS.map((day) => [day, '08:00', '17:00']), ['saturday', '09:00', '13:00']],
  ],
  ['weekdays 8 to 5, weekends by appointment', WORKDAYS.map((day) => [day, '08:00', '17:00'])],
  ['weekdays', null],
  ['mon 9-12 and mon 1-5', null],
  ['mon 5pm-8am', null],
  ['fri-mon 8-5', null],
])('hours: %s', (text, expected) => {
  if (expected === null)
    return expect(() => readHours(text)).toThrow(/days and hours|one span|later/);
  const hours = readHours(text);
  return expect(
    Object.entries(hours).map(([day, open]) => [day, open?.opens, open?.closes]),
  ).toEqual(expected);
});

test('what is no color, and days without hours, are refused with what is expected', () => {
  expect(() => readColor('sparkling')).toThrow('a color like #1f5d8c');
  expect(() => readHours('weekdays')).toThrow('as in Mon-Fri 8am-5pm');
});

test('hours of every day', () => {
  expect(Object.keys(readHours('every day 7-7'))).toHaveLength(7);
  expect(Object.keys(readHours('7 days a week 8-6'))).toHaveLength(7);
  expect(readHours('24/7').sunday).toEqual({ opens: '00:00', closes: '24:00' });
});

const BORDER: Town[] = [
  { name: 'Columbus', state: 'GA', zips: ['31901'] },
  { name: 'Phenix City', state: 'AL', zips: ['36867'] },
];

test('words are no license number', () => {
  expect(() => readLicenses('applied for', TEXAN)).toThrow('a license number, or none');
});

test.each([
  ['TPCL 0555123', TEXAN, { TX: 'TPCL 0555123' }],
  ['0555123', TEXAN, { TX: '0555123' }],
  ['PA 4711', TEXAN, { TX: 'PA 4711' }],
  ['TX TPCL 0555123', TEXAN, { TX: 'TPCL 0555123' }],
  ['GA 12345; AL 678', [], { GA: '12345', AL: '678' }],
  ['GA 12345, AL 678', BORDER, { GA: '12345', AL: '678' }],
  ['Georgia 12345 and Alabama 678', BORDER, { GA: '12345', AL: '678' }],
])('licenses: %s', (text, towns, expected) => expect(readLicenses(text, towns)).toEqual(expected));

test.each([
  ['mosquito 69 a month', { outdoor_plan: { amount: 69, per: 'month' } }],
  [
    'quarterly plan 45 a month, one-time 175, mosquito $69 per month',
    {
      protection_plan: { amount: 45, per: 'month' },
      most_treatments: { amount: 175, per: 'treatment' },
      outdoor_plan: { amount: 69, per: 'month' },
    },
  ],
  [
    'protection_plan 45/mo; most_treatments 150-350',
    {
      protection_plan: { amount: 45, per: 'month' },
      most_treatments: { amount: [150, 350], per: 'treatment' },
    },
  ],
  [
    'termites $1,200 a year for one house',
    { termite_guard: { amount: 1200, per: 'year', scope: 'one house' } },
  ],
  ['quarterly service $120 a quarter', { protection_plan: { amount: 120, per: 'quarter' } }],
  ['one-time $150.00-$350.00', { most_treatments: { amount: [150, 350], per: 'treatment' } }],
  ['$69 a month for mosquitoes', { outdoor_plan: { amount: 69, per: 'month' } }],
  ['mosquito and tick $89 a visit', { outdoor_plan: { amount: 89, per: 'visit' } }],
  [
    'monthly plan 49, termites 150 annually',
    {
      protection_plan: { amount: 49, per: 'month' },
      termite_guard: { amount: 150, per: 'year' },
    },
  ],
  ['$45 per month', { protection_plan: { amount: 45, per: 'month' } }],
])('prices: %s', (text, expected) => expect(readPrices(text)).toEqual(expected));

test.each([
  ['quarterly plan 45', 'how often it is paid'],
  ['outdoor_plan 69', 'how often it is paid'],
  ['gutters 80 a visit', 'what is "gutters 80 a visit" for?'],
  ['mosquito 69.50 a month', 'whole dollars'],
  ['mosquito 45-69.50 a month', 'whole dollars'],
  ['quarterly plan 45 every other month', 'how often it is paid'],
  ['quarterly plan 150 twice a year', 'how often it is paid'],
  ['bi-monthly service $89', 'how often it is paid'],
  ['cheap', 'what it is for, whole dollars and per what'],
  ['termites 1200 a house', 'a treatment has its price after an inspection'],
  ['termite treatment $1,200 to $2,400', 'a treatment has its price after an inspection'],
  ['ants 40 a month, ants 50 a month', 'one price for each'],
])('prices that are not clear are asked about: %s', (text, says) => {
  expect(() => readPrices(text)).toThrow(says);
});

test.each([
  ['no', null],
  ['no promises', null],
  ['next day', { call_before: '12:00' }],
  ['next day before 2pm', { call_before: '14:00' }],
  ['next-day if they call by 12 noon', { call_before: '12:00' }],
  ['We come within three working days', { words: 'We come within three working days' }],
])('what is promised of the day: %s', (text, expected) =>
  expect(readDayPromise(text)).toEqual(expected),
);

test.each([
  ['licenses', 'none yet', {}],
  [
    'not_offered',
    'crawl space repair; wildlife removal;',
    ['crawl space repair', 'wildlife removal'],
  ],
  ['emergency', 'Yes, 24/7', true],
  ['emergency', '24/7', true],
  ['emergency', '(478) 555-0199, 24/7', '(478) 555-0199'],
  ['spanish', 'both', 'phone'],
  ['response_minutes', '90 minutes', 90],
  ['response_minutes', '1 hour', 60],
  ['response_minutes', 'within an hour', 60],
  ['response_minutes', 'half an hour', 30],
  ['response_minutes', '15-30 minutes', 30],
  ['response_minutes', 'same day', 480],
  ['trade', 'pest management', 'Pest management'],
  ['founded', 'since 1994', 1994],
  ['email', 'mailto:office@peachstatepest.com', 'office@peachstatepest.com'],
  ['phone', '207-555-0133 ext 2', '(207) 555-0133'],
  ['other_phones', 'none, just that one', []],
  ['emergency', '24/7 at (478) 555-0199', '(478) 555-0199'],
  ['emergency', 'No, voicemail', false],
  ['emergency', 'answering service', true],
  ['day_promise', "We don't promise a day", null],
  ['spanish', 'yes', 'written'],
  ['spanish', 'yes, on the phone too', 'phone'],
  ['spanish', 'sí', 'written'],
  ['spanish', 'English only', 'no'],
  ['spanish', 'sí, también por teléfono', 'phone'],
  ['guarantee', 'no guarantee', null],
  ['reservice', 'No charge between visits', 'No charge between visits'],
  ['not_offered', 'bed bugs or wildlife', ['bed bugs', 'wildlife']],
  ['color', 'charcoal', '#36454f'],
  ['blog', 'no thanks', false],
  ['blog', 'yes please', true],
  ['licenses', 'pending', {}],
  ['licenses', 'no license needed', null],
  ['prices', 'we quote each job', {}],
  ['not_offered', "we don't do bats, no birds", ['bats', 'birds']],
  [
    'services',
    'ants, spiders and mice',
    ['ant-control', 'spider-control', 'rodent-control', 'rodent-exclusions'],
  ],
  ['pests', 'Ants, Spiders', ['ants', 'spiders']],
  ['color', 'dark green', '#1e5121'],
  ['color', '0f4c3a', '#0f4c3a'],
  ['color', '#0f0', '#00ff00'],
  ['logo', 'no logo', null],
  [
    'social',
    'facebook.com/x, Instagram: https://www.instagram.com/y',
    { facebook: 'https://facebook.com/x', instagram: 'https://www.instagram.com/y' },
  ],
  ['town_pages', 'Galveston', ['Galveston']],
  ['town_pages', 'no', 'none'],
  ['blog', 'not now', false],
  ['problem', 'weeds', { one: 'a weed', many: 'weeds' }],
  ['problem', 'a yard problem, yard problems', { one: 'a yard problem', many: 'yard problems' }],
])('%s: "%s"', (field, text, expected) => {
  const question = QUESTIONS.find((one) => one.field === field);
  expect(question && readAnswer(question, text, { towns: TEXAN })).toEqual(expected);
});

test('correcting the trade asks again what people call about, and correcting the towns what belongs to them', () => {
  expect(askedAgain('trade')).toContain('problem');
  expect(askedAgain('towns')).toEqual(
    expect.arrayContaining(['towns', 'other_phones', 'town_pages']),
  );
  expect(askedAgain('hours')).toEqual(['hours']);
});

test('another trade has none of the pests and their services, unless it chooses some', () => {
  const question = QUESTIONS.find(({ field }) => field === 'services');
  expect(question?.usual?.({ trade: 'Lawn care', towns: TEXAN })).toBe('none');
  expect(question?.usual?.({ trade: 'Pest control', towns: TEXAN })).toContain('ant-control');
});

test('the office is closed on six holidays, from today on', () => {
  expect(holidaysFrom('2026-09-01')).toEqual([
    '2026-09-07',
    '2026-11-26',
    '2026-12-25',
    '2027-01-01',
    '2027-05-31',
    '2027-07-04',
    '2027-09-06',
    '2027-11-25',
    '2027-12-25',
  ]);
});
