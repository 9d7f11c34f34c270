/** What a company must answer before its site opens: some twenty questions, answered by the content, live and drafted. */
import { LEAST_CONTRAST, textsOnGrounds } from '../../domain/colors/text-on-ground.ts';
import { LOGO_FILE } from '../../domain/content/logo.ts';
import { valueAt } from '../../domain/content/schema-parts.ts';
import type { FieldPath } from '../../domain/office/content-api.ts';
import type { LaunchField, LaunchOffer, LaunchQuestion } from '../../domain/office/launch-api.ts';
import { mayBeIn } from '../../domain/territory/us-states.ts';
import { pageName } from './change-pages.ts';
import { valuesOr } from './content-document.ts';

type Texts = ReadonlyMap<string, string>;
type Wrong = LaunchQuestion['wrong'];

const SITE = 'site.yaml';
/** The numbers from 555-0100 to 555-0199 are reserved for fiction. */
const SAMPLE_PHONE = /555-01\d\d$/;
/** Domains that nobody can own (RFC 2606, RFC 6761). */
const SAMPLE_DOMAIN = /(^|[.@/])(example\.(com|net|org)|example|test|invalid|localhost)(\/|$)/i;
const SAMPLE_WORD = /\b(sample|placeholder|lorem|tbd)\b/i;
const SPANISH = 'site.es.yaml';
/** The starter's tagline in lower case, and its Spanish tagline. */
const STARTER_WORK = { en: 'pest control', es: 'Control de plagas' };
/** The company's name in the starter (tools/starter/site.yaml). */
const STARTER_NAME = 'Your Company';

/** A question; one without an `answer` is answered by the text of its field. */
type Asked = Pick<LaunchQuestion, 'asks' | 'why' | 'edit'> &
  Partial<Pick<LaunchQuestion, 'isNeeded' | 'answer' | 'wrong'>>;

export function launchQuestions(texts: Texts): LaunchQuestion[] {
  return askedOf(texts).map((asked) => ({
    ...{ isNeeded: false, wrong: [] },
    answer: text(valueAt(valuesIn(texts, asked.edit.path), asked.edit.field ?? [])),
    ...asked,
  }));
}

function askedOf(texts: Texts): Asked[] {
  const setting = settingsOf(texts);
  const said = (...field: FieldPath) => text(setting(...field));
  const list = <T>(name: string) => (setting(name) ?? []) as T[];
  const group = <T>(name: string) => Object.entries((setting(name) ?? {}) as Record<string, T>);
  const areas = [...texts.keys()].filter((path) => path.startsWith('areas/')).sort();
  const areaOf = (path: string) => valuesIn(texts, path) as Area;
  const licenses = list<{ state?: string; number?: string; sample?: boolean }>('licenses');
  const reviews = (valuesIn(texts, 'reviews.yaml') ?? []) as { name?: string; sample?: boolean }[];
  const offered = launchOffers(texts).filter(({ isOffered }) => isOffered);
  const tagline = said('brand', 'tagline');
  return [
    {
      asks: 'What is your company called?',
      why: 'It stands in the logo, in each title and in your mails.',
      isNeeded: true,
      answer: said('brand', 'name').replace(STARTER_NAME, ''),
      edit: site('brand', 'name'),
      wrong: [SITE, 'careers.yaml', 'visits.yaml'].flatMap((path) =>
        when(
          valueAt(valuesIn(texts, path), ['sample']) === true,
          `“${pageName(path, '')}” still describes a sample company: put in yours, then take the tick off.`,
          { path, field: ['sample'] },
        ),
      ),
    },
    {
      asks: 'What do you call your work?',
      why: 'Headings and titles say it before your town, as in “Pest control in Norman, OK”.',
      isNeeded: true,
      edit: site('brand', 'tagline'),
      wrong: [
        ...when(
          !/pest|bug|termite|exterminat/i.test(tagline) && setting('trade') === undefined,
          'Forms and chat still speak of pest control: name your work in each field of Trade, in the middle of a sentence.',
          site('trade'),
        ),
        ...when(
          tagline.toLowerCase() !== STARTER_WORK.en &&
            valueAt(valuesIn(texts, SPANISH), ['brand', 'tagline']) === STARTER_WORK.es,
          `Spanish pages still call your work “${STARTER_WORK.es}”: write it in Spanish, too.`,
          { path: SPANISH, field: ['brand', 'tagline'] },
        ),
      ],
    },
    {
      asks: 'Which phone number do customers call?',
      why: 'It is one field, and every page and mail shows it. Without it no page offers a call.',
      isNeeded: true,
      answer: [...new Set(phoneFields(setting).map(({ phone }) => phone))].join(', '),
      edit: site('contact', 'phone'),
      wrong: wrongPhones(setting),
    },
    {
      asks: 'At which e-mail address do you read requests?',
      why: 'Each request is mailed there, and customers can write to it.',
      isNeeded: true,
      edit: site('contact', 'email'),
      wrong: when(
        SAMPLE_DOMAIN.test(said('contact', 'email')),
        'Nobody can write to this address: name your own mailbox.',
        site('contact', 'email'),
      ),
    },
    {
      asks: 'What is your postal address?',
      why: 'The law asks for it in newsletters. It stands at the foot of each page.',
      edit: site('contact', 'postal_address'),
      wrong: when(
        SAMPLE_WORD.test(said('contact', 'postal_address')),
        'The address is a sample: name your own.',
        site('contact', 'postal_address'),
      ),
    },
    {
      asks: 'In which time zone is your office?',
      why: 'Hours and the times in mails are in this zone.',
      isNeeded: true,
      edit: site('contact', 'time_zone'),
    },
    {
      asks: 'When do you answer the phone?',
      why: 'Pages then say whether you are open. Without hours they say nothing of it.',
      answer: said('hours', 'label') || openDays(setting),
      edit: site('hours', 'monday'),
    },
    {
      asks: 'On which days are you closed?',
      why: 'No page says on such a day that you are open.',
      answer: ((setting('hours', 'holidays') ?? []) as string[]).join(', '),
      edit: site('hours', 'holidays'),
    },
    {
      asks: 'Does somebody answer at night and on Sundays?',
      why: 'Tick it only if it is true at every hour: pages then show an emergency line.',
      answer: setting('hours', 'emergency_24_7') === true ? 'Yes, at any hour' : 'No',
      edit: site('hours', 'emergency_24_7'),
    },
    {
      asks: 'Which license do you have, and who gives it?',
      why: 'States want the number on advertising. It stands at the foot of each page.',
      answer: licenses.map(({ state, number }) => `${state} ${number}`).join(', '),
      edit: site('licenses'),
      wrong: licenses.flatMap(({ state, number = '', sample }, index) =>
        when(
          sample === true || SAMPLE_WORD.test(number),
          `The license number of ${state} is a sample: copy it from the certificate, and take the tick off.`,
          site('licenses', index, 'number'),
        ),
      ),
    },
    {
      asks: 'What may you say of license and insurance?',
      why: 'A line for the foot of the page and the front porch, as in “Licensed and insured”.',
      edit: site('claims', 'insured'),
    },
    {
      asks: 'In which towns do you work, and which ZIP codes?',
      why: 'With ZIP codes visitors can ask whether you come to them. Add a page for another town under Website.',
      isNeeded: true,
      answer: areas.map((path) => areaOf(path).label).join(', '),
      edit: { path: areas[0] ?? SITE, field: ['zips'] },
      wrong: areas.flatMap((path) => {
        const { state, label, zips = [] } = areaOf(path);
        if (!state)
          return when(true, `Name the state of ${label}, in two letters.`, {
            ...{ path, field: ['state'] },
          });
        return zips.flatMap((zip, index) =>
          when(
            !mayBeIn(zip, state),
            `${zip} is far from ${label}: no ZIP code of ${state} begins with ${zip[0]}.`,
            { path, field: ['zips', index] },
          ),
        );
      }),
    },
    {
      asks: 'What do you offer?',
      why: 'What is off has no page, no link and no search result. The switches are below.',
      isNeeded: true,
      answer: offered.map((one) => one.name).join(', '),
      edit: { path: 'coverage.yaml', field: null },
    },
    {
      asks: 'What does it cost, and what does the price buy?',
      why: 'A price stands on the page of a service only where you name it there, under Cost.',
      answer: group<Price>('prices')
        .map(([, { name }]) => name)
        .join(', '),
      edit: site('prices'),
      wrong: group<Price>('prices').flatMap(([key, { name, per, scope }]) =>
        when(
          setting('sample') !== true && !(per && scope),
          `Say what ${name} buys, and for how long.`,
          site('prices', key),
        ),
      ),
    },
    {
      asks: 'When do you get back to people?',
      why: 'Named, it is a promise on the quote page, and the office watches it. Leave it empty rather than wrong.',
      edit: site('claims', 'response_promise'),
    },
    {
      asks: 'What do you promise, and on which terms?',
      why: 'Money back may be advertised only with its conditions (16 CFR 239.3).',
      answer: [
        said('claims', 'guarantee'),
        said('claims', 'free_reservice'),
        ...group('promises').map(([, words]) => text(words)),
      ]
        .filter(Boolean)
        .map((words) => words.replace(/(?<![.!?])$/, '.'))
        .join(' '),
      edit: site('promises'),
      wrong: [
        ...when(
          said('claims', 'guarantee') !== '' && said('promises', 'guarantee') === '',
          'Say when money comes back, until when, how much, and whom one asks.',
          site('promises', 'guarantee'),
        ),
        ...when(
          said('claims', 'free_reservice') !== '' && said('promises', 'reservice') === '',
          'Say which pests you come back for without a bill, and for how long.',
          site('promises', 'reservice'),
        ),
      ],
    },
    {
      asks: 'Who comes to the house?',
      why: 'Names, and photos if you like, stand on the page about you. Real people only.',
      answer: list<{ name?: string }>('people')
        .map((one) => text(one.name))
        .join(', '),
      edit: site('people'),
    },
    {
      asks: 'Do you have a logo?',
      why: 'Until then your initials stand in its place. It is a file of shapes (SVG).',
      answer: texts.has(LOGO_FILE) ? 'Yes' : '',
      edit: { path: texts.has(LOGO_FILE) ? LOGO_FILE : SITE, field: null },
    },
    {
      asks: 'Which colors are yours?',
      why: 'Boards, links and buttons take them. Drawings keep their own.',
      answer: group('colors')
        .map(([, color]) => color)
        .join(', '),
      edit: site('colors'),
      wrong: faintColors(Object.fromEntries(group<string>('colors'))),
    },
    {
      asks: 'Do the words that people agree to say what you do?',
      why: 'Each request keeps the words that were shown with it.',
      isNeeded: true,
      edit: site('consent', 'notice'),
    },
    {
      asks: 'Do you have reviews that their writers let you print?',
      why: 'Each needs the rating that its writer chose, where it was written, and when.',
      answer: reviews.length > 0 ? `${reviews.length} reviews` : '',
      edit: { path: 'reviews.yaml', field: null },
      wrong: reviews.flatMap(({ name, sample }, index) =>
        when(
          sample === true,
          `The review by ${name} is a sample: replace it with a real one, or remove it.`,
          { path: 'reviews.yaml', field: [index, 'sample'] },
        ),
      ),
    },
    {
      asks: 'Has your lawyer read the privacy policy and the terms?',
      why: 'They say what this website does. Take the tick “Draft” off each when they have been read.',
      isNeeded: true,
      answer: pagesOf(texts, 'legal').some(({ values }) => values.draft === true) ? '' : 'Yes',
      edit: { path: POLICY, field: ['draft'] },
      wrong: [
        ...pagesOf(texts, 'legal').flatMap(({ path, name, values }) =>
          when(values.draft === true, `${name} is a draft: have it read, then take the tick off.`, {
            path,
            field: ['draft'],
          }),
        ),
        ...when(
          setting('chat') === false && /^\*\*Chat\.\*\*/m.test(texts.get(POLICY) ?? ''),
          'The privacy policy describes the chat, which is off: take that part out.',
          { path: POLICY, field: null },
        ),
        ...refusedWork(texts, list('not_offered')),
      ],
    },
  ];
}

const POLICY = 'pages/privacy-policy.md';

/** Services and guides, and whether the site offers them. */
export const launchOffers = (texts: Texts): LaunchOffer[] =>
  (['service', 'pest'] as const).flatMap((kind) =>
    pagesOf(texts, kind).map(({ path, name, values }) => ({
      ...{ path, kind, name, isOffered: values.offered !== false },
    })),
  );

interface Area {
  label: string;
  state: string;
  zips?: string[];
}
interface Price {
  name: string;
  per?: string;
  scope?: string;
}
type ReadSetting = (...path: FieldPath) => unknown;

/** The values of a file; undefined if it has a fault, which its own page reports. */
const valuesIn = (texts: Texts, path: string): unknown =>
  valuesOr(undefined, path, texts.get(path));

function settingsOf(texts: Texts): ReadSetting {
  const settings = valuesIn(texts, SITE);
  return (...path) => valueAt(settings, path);
}

/** The English pages of a template, by path. */
const pagesOf = (texts: Texts, template: string) =>
  [...texts]
    .filter(([path]) => /^pages\/.*(?<!\.es)\.md$/.test(path))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, text]) => {
      const values = (valuesIn(texts, path) ?? {}) as Record<string, unknown>;
      return values.template === template ? [{ path, name: pageName(path, text), values }] : [];
    });

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const site = (...field: FieldPath): LaunchField => ({ path: SITE, field });
const when = (isWrong: boolean, says: string, edit: LaunchField): Wrong =>
  isWrong ? [{ says, edit }] : [];

function openDays(setting: ReadSetting): string {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  return days.filter((day) => setting('hours', day)).join(', ');
}

/** Phone numbers of the company and its territories, each with its field. */
const phoneFields = (setting: ReadSetting): { phone: string; edit: LaunchField }[] =>
  [
    ['contact', 'phone'],
    ...Object.keys(Object(setting('territories'))).map((key) => ['territories', key, 'phone']),
  ]
    .map((field) => ({ phone: text(setting(...field)), edit: site(...field) }))
    .filter(({ phone }) => phone !== '');

function wrongPhones(setting: ReadSetting): Wrong {
  const phones = phoneFields(setting);
  const places = Object.keys(Object(setting('territories')));
  const [main, other] = phones;
  return [
    ...phones.flatMap(({ phone, edit }) =>
      when(
        SAMPLE_PHONE.test(phone),
        `${phone} belongs to nobody: numbers with 555-01 are kept for fiction.`,
        edit,
      ),
    ),
    // Several territories may have several numbers; a single one needs only one.
    ...(main && other && places.length === 1
      ? when(
          main.phone !== other.phone,
          `Two numbers: ${main.phone} and ${other.phone}. Remove the one that is old.`,
          other.edit,
        )
      : []),
  ];
}

function faintColors(own: Record<string, string>): Wrong {
  if (Object.keys(own).length === 0) return [];
  return textsOnGrounds(own).flatMap(({ text: words, ground, ratio, isEnough }) => {
    const changed = [words, ground].find((name) => name in own);
    return changed && !isEnough
      ? when(
          true,
          `Text in “${words}” on “${ground}” can hardly be read (${ratio.toFixed(1)} to 1; it needs ${LEAST_CONTRAST}): choose a darker or a lighter one.`,
          site('colors', changed),
        )
      : [];
  });
}

/** Pages that still mention work that the company does not do. @param words `not_offered` in the settings */
const refusedWork = (texts: Texts, words: string[]): Wrong =>
  words.filter(Boolean).flatMap((word) => {
    const pattern = new RegExp(
      `(?<!\\p{L})${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`,
      'iu',
    );
    return [...texts].flatMap(([path, page]) =>
      when(
        path.startsWith('pages/') && pattern.test(page),
        `${pageName(path, page)} still speaks of “${word}”, which you do not do: take it out.`,
        { path, field: null },
      ),
    );
  });
