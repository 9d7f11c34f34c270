/** Writes the content folder of a new company. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { loadStates } from '../../content-loader/states.ts';
import { type Answers, isPestControl, slugOf } from './answers.ts';
import { pagesOf, pestsIn, starterServices } from './pages.ts';
import { areasOf, siteOf, statesOf } from './site-yaml.ts';

/** @param today YYYY-MM-DD */
export function writeContent(dir: string, answers: Answers, today: string): void {
  const states = loadStates();
  const pages = pagesOf(answers, states, today);
  const urls = new Set(
    pages.map(({ path }) => `/${path.replace(/(^|\/)index\.md$/, '').replace(/\.md$/, '')}`),
  );
  const write = (path: string, text: string) => {
    const file = join(dir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const yaml = (name: string, comment: string, value: unknown) =>
    write(
      name,
      `# yaml-language-server: $schema=${schemaOf(name)}\n# ${comment}\n${stringify(value, { lineWidth: 0 })}`,
    );
  for (const { path, text } of pages) write(`pages/${path}`, text);
  yaml('site.yaml', 'Every business fact of the company.', siteOf(answers, states, today));
  for (const area of areasOf(answers, states))
    yaml(`areas/${area.id}.yaml`, 'Where the company works: one file for each region.', area);
  yaml(
    'home.yaml',
    'The words of the home page, in the order of its sections.',
    homeOf(answers, urls),
  );
  yaml('navigation.yaml', 'Footer and header, as paths of pages.', navigationOf(answers, urls));
  yaml(
    'faqs.yaml',
    'The questions of the home page; an empty list takes the section off.',
    faqsOf(answers),
  );
  yaml('next-steps.yaml', 'What happens after a request.', nextStepsOf(answers));
  yaml('careers.yaml', 'Openings, for a page with kind: careers.', {
    sample: false,
    mail_subject: 'Application: {role}',
    roles: [],
  });
  yaml('products.yaml', 'Products, for a page with kind: labels.', {
    label_search: 'https://ordspub.epa.gov/ords/pesticides/f?p=PPLS:1',
    products: [],
  });
  yaml('redirects.yaml', 'Old addresses of your pages, as in /old-page: /about.', {});
  if (answers.reviews) cpSync(answers.reviews, join(dir, 'reviews.yaml'));
  else
    yaml('reviews.yaml', 'Real reviews only; an empty list takes the section off the pages.', []);
  if (answers.logo) write('logo.svg', readFileSync(answers.logo, 'utf8'));
  cpSync('starter/schemas', join(dir, '.schemas'), { recursive: true });
  write('.gitignore', '.new-company.json\n');
}

/** Editors complete and explain fields by it; a copy, because the folder lies anywhere. */
function schemaOf(name: string): string {
  return name.startsWith('areas/')
    ? '../.schemas/area.json'
    : `.schemas/${name.replace('.yaml', '.json')}`;
}

interface Pin {
  name: string;
  where: string;
  mark: string;
  spot: string;
}

/** Pests of the opened house, by zone; only those with a page are shown. */
const PINS: Record<'indoor' | 'exterior' | 'lawn', [page: string, pin: Pin][]> = {
  indoor: [
    [
      'ants',
      { name: 'Ants', where: 'along the counter to the sink', mark: 'ant', spot: 'counter' },
    ],
    [
      'cockroaches',
      {
        name: 'Cockroaches',
        where: 'behind the warm refrigerator',
        mark: 'cockroach',
        spot: 'refrigerator',
      },
    ],
    [
      'bed-bugs',
      { name: 'Bed bugs', where: 'in mattress seams and suitcases', mark: 'bed-bug', spot: 'bed' },
    ],
    ['spiders', { name: 'Spiders', where: 'in upper corners', mark: 'spider', spot: 'corner' }],
    ['rodents', { name: 'Rodents', where: 'in attic insulation', mark: 'mouse', spot: 'attic' }],
    ['fleas', { name: 'Fleas', where: 'where the dog sleeps', mark: 'flea', spot: 'rug' }],
    [
      'centipedes',
      { name: 'Centipedes', where: 'in damp baths and basements', mark: 'centipede', spot: 'bath' },
    ],
  ],
  exterior: [
    ['wasps', { name: 'Wasps and hornets', where: 'under the eaves', mark: 'wasp', spot: 'eaves' }],
    [
      'carpenter-bees',
      {
        name: 'Carpenter bees',
        where: 'in bare porch boards',
        mark: 'carpenter-bee',
        spot: 'fascia',
      },
    ],
    [
      'termites',
      { name: 'Termites', where: 'from the soil to the sill', mark: 'termite', spot: 'sill' },
    ],
    [
      'boxelder-bugs',
      {
        name: 'Boxelder bugs',
        where: 'on sunny walls in fall',
        mark: 'boxelder-bug',
        spot: 'wall',
      },
    ],
    [
      'carpenter-ants',
      { name: 'Carpenter ants', where: 'in damp wood under a window', mark: 'ant', spot: 'window' },
    ],
  ],
  lawn: [
    [
      'mosquitoes',
      {
        name: 'Mosquitoes',
        where: 'in the birdbath and the gutter',
        mark: 'mosquito',
        spot: 'birdbath',
      },
    ],
    [
      'ticks',
      { name: 'Ticks', where: 'in tall grass along the fence', mark: 'tick', spot: 'fence' },
    ],
    [
      'fire-ants',
      { name: 'Fire ants', where: 'in mounds with no hole on top', mark: 'ant', spot: 'mound' },
    ],
    [
      'wasps',
      {
        name: 'Yellowjackets',
        where: 'in old burrows under the lawn',
        mark: 'wasp',
        spot: 'burrow',
      },
    ],
  ],
};

const ZONE_WORDS = {
  indoor: {
    name: 'Indoor',
    title: 'Indoor pests',
    text: 'Warm motors, drips, crumbs and quiet corners.',
  },
  exterior: {
    name: 'Exterior',
    title: 'Exterior pests',
    text: 'Eaves, porch boards, siding and the sill.',
  },
  lawn: { name: 'Lawn', title: 'Lawn pests', text: 'Standing water, tall grass and bare mounds.' },
} as const;

const CARDS = [
  {
    price: 'protection_plan',
    scene: 'porch',
    text: 'The common pests of a house, with visits through the year.',
    page: '/services/pest-protection-plan',
    marks: ['ant', 'cockroach', 'spider', 'wasp'],
  },
  {
    price: 'outdoor_plan',
    scene: 'yard',
    text: 'Mosquitoes, treated where they rest: the shady side of leaves, under decks, along the fence. And the standing water they came from.',
    page: '/services/mosquito-control',
    marks: ['mosquito'],
  },
  {
    price: 'termite_guard',
    scene: 'ground',
    text: 'We inspect from sill to soil first. Then you hear whether your foundation calls for liquid or bait, and what that costs.',
    page: '/services/termite-control',
    marks: ['termite'],
  },
] as const;

/** What the home page says of how the work goes. */
const PEST_WORDS = {
  description:
    'Tell us what you saw and where: you hear what we would do and what it costs before any work begins.',
  headline: ['You saw', 'something?', 'We look first.'],
  about: 'First we look, then we treat.',
  how: 'We start by asking what you saw and where. Then we find out why it came, treat the place it comes from, and tell you what you can leave alone.',
};
const OTHER_WORDS: typeof PEST_WORDS = {
  description:
    'Tell us what you need and where: you hear what we would do and what it costs before any work begins.',
  headline: ['Tell us', 'what you need.', 'We look first.'],
  about: 'First we look, then we work.',
  how: 'We start by asking what you need and where. Then we come and look, and tell you what we would do, what it costs and what you can leave alone.',
};

function homeOf(answers: Answers, urls: ReadonlySet<string>) {
  const { trade, prices } = answers;
  const words = isPestControl(answers) ? PEST_WORDS : OTHER_WORDS;
  const pests = answers.pests ?? pestsIn(statesOf(answers));
  const links = [
    { name: 'Pest control', page: '/services/pest-protection-plan', mark: 'ant' },
    { name: 'Termites', page: '/services/termite-control', mark: 'termite' },
    { name: 'Mosquitoes', page: '/services/mosquito-control', mark: 'mosquito' },
    { name: 'Rats and mice', page: '/services/rodent-control', mark: 'mouse' },
  ].filter(({ page }) => urls.has(page));
  const treated = [
    ...(prices.ant_control
      ? ['{prices.ant_control.name} by itself is {prices.ant_control.label}.']
      : []),
    ...(prices.most_treatments
      ? [
          'Most treatments cost {prices.most_treatments.label}, depending on the job and the size of the house.',
        ]
      : []),
  ];
  return {
    head: {
      title: `${trade} in {brand.serves} | {brand.short_name}`,
      description: `${trade} in {brand.serves} by {brand.name}. ${words.description}`,
    },
    hero: {
      headline: words.headline,
      lead: `${trade} in {brand.serves}. You hear the price before any work begins.`,
      links,
      doormat: 'Wipe your feet',
    },
    about: {
      heading: words.about,
      paragraphs: [
        `{brand.name} has worked in {brand.serves} since {brand.founded}. ${words.how}`,
        ...(answers.own_services.length > 0
          ? [`What we do: ${answers.own_services.join(', ')}.`]
          : []),
        ...(answers.reservice || answers.guarantee ? ['{claims.guarantee_scope}'] : []),
        '{claims.licensed}.',
      ],
      color_note: {
        title: 'By the label',
        text: 'We use each product as its label says, and you get a record of what went where.',
      },
      facts: [
        { figure: '{brand.founded}', text: 'the year we started' },
        ...(isPestControl(answers)
          ? [
              {
                figure: '{claims.activity_days}',
                text: 'in which some activity is normal after a first treatment',
              },
            ]
          : []),
      ],
    },
    services: {
      heading: 'What we do.',
      lead: 'Start with the one that fits, or ask us which does.',
      cards: CARDS.filter(({ price }) => Object.hasOwn(prices, price)).map(({ page, ...card }) => ({
        ...card,
        ...(urls.has(page) && { link: { name: 'How it works', page } }),
      })),
      also: treated,
    },
    night: {
      heading: 'Call us. A person answers.',
      text: 'The office is open {hours.label}. {claims.next_day}.',
    },
    reviews: { heading: 'What customers say' },
    pests: {
      heading: 'Attic to soil, porch to fence line.',
      lead: 'Pests keep to a few places in a house, and each place has its reason.',
      zones:
        pests.length === 0
          ? []
          : (['indoor', 'exterior', 'lawn'] as const).map((id) => ({
              id,
              ...ZONE_WORDS[id],
              pests: PINS[id]
                .filter(([page]) => pests.includes(page))
                .map(([page, pin]) => ({ ...pin, page: `/pest-info/${page}` })),
            })),
    },
    faq: { heading: 'Questions before you call', lead: "Didn't see yours? Ask us." },
    summary: {
      heading: 'What this page tells you',
      paragraphs: [
        `{brand.name} works in {brand.serves}. You can call, or fill in the quote form that comes first on this page.`,
        'After the form come who we are, what we do and what it costs, and questions with answers.',
      ],
    },
  };
}

function navigationOf({ name }: Answers, urls: ReadonlySet<string>) {
  const services = [...urls].filter((url) => url.startsWith('/services/')).sort();
  const half = Math.ceil(services.length / 2);
  const columns = [
    { title: 'Services', pages: services.slice(0, half) },
    { title: 'More services', pages: services.slice(half) },
    {
      title: 'Places',
      pages: [
        '/service-areas',
        ...[...urls].filter((url) => url.startsWith('/service-areas/')).slice(0, 8),
      ],
    },
    {
      title: 'About us',
      pages: ['/about', `/about/about-${slugOf(name)}`, '/reviews', '/blog', '/about/how-we-write'],
    },
    { title: 'Help', pages: ['/pest-info', '/upload'] },
  ].map(({ title, pages }) => ({ title, pages: pages.filter((page) => urls.has(page)) }));
  return {
    footer: [
      ...columns
        .filter(({ pages }) => pages.length > 0)
        .map((column) =>
          column.title === 'Help' ? { ...column, pages: [...column.pages, '/quote'] } : column,
        ),
    ],
    header: ['/about', '/reviews', '/blog'].filter((page) => urls.has(page)),
  };
}

function faqsOf(answers: Answers) {
  const { prices } = answers;
  const treats = answers.services ?? starterServices();
  return [
    ...(prices.protection_plan
      ? [
          {
            question: 'What does it cost?',
            answer:
              'The {prices.protection_plan.name} is priced {prices.protection_plan.label}. The quote is free.',
          },
        ]
      : [
          {
            question: 'What does it cost?',
            answer:
              'That depends on the job and the size of the house. You have the price in writing before any work begins.',
          },
        ]),
    {
      question: 'How soon can you come?',
      answer:
        '{claims.next_day}. If you send the form instead: {claims.response_promise} {claims.response_sooner}',
    },
    ...(answers.reservice
      ? [
          {
            question: 'What if they come back between visits?',
            answer: '{claims.free_reservice}. {claims.guarantee_scope}',
          },
        ]
      : []),
    {
      question: 'What about children and pets?',
      answer:
        'We apply every product according to its label. Keep people and pets off treated places until they are dry, or longer where the label says so. Tell us beforehand about infants, asthma, pregnancy, birds, fish tanks or bee hives.',
    },
    ...(isPestControl(answers)
      ? [
          {
            question: 'Why do I still see some after the first treatment?',
            answer:
              'Some activity is normal for {claims.activity_days} after a first treatment. If it goes on longer, call us and we will look again.',
          },
        ]
      : []),
    {
      question: 'Do I need to be at home?',
      answer:
        'For the first visit, and whenever we work indoors, yes. Outdoor work can be done while you are out, as long as the gate is open and pets are in.',
    },
    ...(treats.includes('termite-control')
      ? [
          {
            question: 'Do you treat termites?',
            answer:
              'Yes. We inspect first, and you hear which treatment your foundation calls for and what it costs.',
          },
        ]
      : []),
    { question: 'Are you licensed and insured?', answer: '{claims.licensed}. {claims.insured}' },
    {
      question: 'Which areas do you cover?',
      answer:
        '{brand.serves}. Enter your ZIP code on the page of our service areas, and ask us if you are near an edge.',
    },
  ];
}

const RESPONSE = '{claims.response_promise} The office is open {hours.label}.';
const nextStepsOf = (answers: Answers) => ({
  heading: 'What happens next',
  quote: [
    { title: 'We call or text you', text: `${RESPONSE} {claims.response_sooner}` },
    {
      title: 'We agree on a day',
      text: `{claims.next_day}. We ask what you ${isPestControl(answers) ? 'saw' : 'need'}, and tell you the price, or what we have to look at before we can name one.`,
    },
    {
      title: 'On the day',
      text: isPestControl(answers)
        ? 'We look before we treat, put a name to what we find, and you have the price in writing before any work starts.'
        : 'We look at the place first, and you have the price in writing before any work starts.',
    },
    {
      title: 'After the visit',
      text: `You get a note of what we found and did, with each product, its EPA number, the amount and the place.${isPestControl(answers) ? ' Some activity is normal for {claims.activity_days} after a first treatment.' : ''}`,
    },
  ],
  photo: [
    { title: 'Somebody looks at your photos', text: RESPONSE },
    {
      title: 'You hear what it is',
      text: "We name it if the photos show enough, and say what else we need to see if they don't. If it needs no treatment, you hear that too.",
    },
    { title: 'Afterward', text: 'Your photos are deleted after {retention.photo_days} days.' },
  ],
  letter: [
    { title: 'We confirm the date', text: RESPONSE },
    {
      title: 'On the day of the inspection',
      text: 'Somebody has to open the house, and the utilities should be on. We look at what is visible and can be reached.',
    },
    {
      title: 'You get the report',
      text: 'It says what could be seen on that day, on the form that your state or your lender asks for.',
    },
  ],
});
