/**
 * node test/companies.ts [NAME ...]: companies of every size, each from answers to `npm run new-company`: their content is
 * written, rendered and looked through for dead links, for holes in the text, and for the company whose content came with
 * the site. Titles of sources may name it, and species.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { loadAreas } from '../content-loader/load.ts';
import { loadStates } from '../content-loader/states.ts';
import { filesOf, findDeadLinks, mailsOf, WORDS, writeSite } from './other-site.ts';

interface Company {
  /** Flags of new-company. */
  flags: Record<string, string>;
  /** What stands on the built site, by page. */
  has: [page: string, words: string][];
  /** What stands on none of these pages. */
  lacks: [page: string, words: string][];
  /** What the chat and the forms say: it stands in a script. */
  says?: string[];
  /** True where neither pages, scripts nor mails may speak of pests. */
  otherTrade?: true;
}

const common = {
  founded: '2012',
  phone: '(330) 555-0142',
  address: 'Office, 12 Cherry Street, Anywhere 00000',
};

/** Two reviews, so that a company with reviews has some. */
const REVIEWS = `- { name: Test A, location: Macon, rating: 5, text: They came on time., service: Ants, profileImage: "", sample: true }
- { name: Test B, location: Greer, rating: 4, text: They looked first., service: Mice, profileImage: "", sample: true }
`;

/** A name has letters alone: Townaa, Townab … */
const townName = (index: number) =>
  `Town${String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26))}`;

const COMPANIES: Record<string, Company> = {
  'one town': {
    flags: {
      name: 'Wayne County Pest',
      // Another name of the same.
      trade: 'Pest management',
      email: 'office@waynepest.com',
      towns: 'Wooster OH 44691',
      prices: 'plan 39 a month',
    },
    has: [
      ['index.html', 'Pest management in Wooster'],
      ['services/termite-clearance-letter/index.html', 'this form: NPMA-33'],
      ['services/termite-clearance-letter/index.html', '<b>Ohio</b> NPMA-33'],
      ['service-areas/wooster/index.html', '44691'],
    ],
    lacks: [
      ['index.html', 'id="reviews"'],
      ['index.html', 'data-palms=""'],
    ],
  },
  'two states': {
    flags: {
      name: 'Savannah River Exterminating',
      email: 'office@savannahriverpest.com',
      towns: 'Augusta GA 30901 30904; North Augusta SC 29841',
      'other-phones': '(706) 555-0111 in Georgia; (803) 555-0122 in SC',
      licenses: 'GA 12345',
      spanish: 'written',
      prices:
        'plan 45 a month, yard 199 a season, termites 150 a year, ants 40 a month, one-time 150-350',
      reservice: 'Free re-services',
      guarantee: 'your money back within 30 days',
      reviews: 'REVIEWS',
      social: 'facebook https://social.example/f; nextdoor https://social.example/n',
      color: '#ffcc00',
    },
    has: [
      ['index.html', '(706) 555-0111'],
      ['index.html', 'id="reviews"'],
      ['index.html', 'Nextdoor'],
      ['services/ant-control/index.html', 'from $40 per month'],
      ['services/termite-clearance-letter/index.html', '<b>Georgia</b> Official Georgia Wood'],
      ['services/termite-clearance-letter/index.html', '<b>South Carolina</b> CL-100'],
      ['pest-info/ants/index.html', 'Through the year'],
      ['es/index.html', 'Mándenos un mensaje en español'],
      ['es/services/ant-control/index.html', 'desde $40 al mes'],
      ['es/services/termite-clearance-letter/index.html', 'CL-100'],
      ['index.html', '<li><b>Free</b> re-services</li>'],
    ],
    lacks: [
      ['index.html', '#ffcc00'],
      // Of a claim only a word that says something is large.
      ['index.html', '<b>Ask</b>'],
      ['es/index.html', '<b>Pregúntenos</b>'],
      // The palmetto stands for the sample company's other territory.
      ['index.html', 'data-palms=""'],
    ],
  },
  'two hundred towns': {
    flags: {
      name: 'Great State Pest Control',
      email: 'office@greatstatepest.com',
      towns: Array.from(
        { length: 200 },
        (_, index) => `${townName(index)} GA ${30001 + index}`,
      ).join('; '),
      'town-pages': 'all',
    },
    has: [
      [`service-areas/${townName(199).toLowerCase()}/index.html`, '30200'],
      ['service-areas/index.html', townName(116)],
    ],
    lacks: [],
  },
  'no reviews, prices, plans or blog': {
    flags: {
      name: 'Saguaro Pest Pros',
      email: 'office@saguaropestpros.com',
      towns: 'Mesa AZ 85201; Gilbert AZ 85233',
      services: 'ant-control, spider-control, termite-inspection',
      pests: 'ants, spiders, termites',
      blog: 'no',
    },
    has: [
      ['services/ant-control/index.html', 'By inspection'],
      ['services/termite-inspection/index.html', 'Wood Destroying Insect Inspection Report'],
    ],
    lacks: [
      ['index.html', 'id="reviews"'],
      ['index.html', 'id="services"'],
      ['index.html', 'class="footer-social'],
      ['index.html', 'class="hero-rating'],
      ['index.html', 'href="/blog"'],
    ],
  },
  'another trade': {
    flags: {
      name: 'Buckeye Lawn Care',
      trade: 'Lawn care',
      email: 'office@buckeyelawns.com',
      towns: 'Dublin OH 43016; Powell OH 43065',
      services: 'none',
      problem: 'a lawn problem; lawn problems',
      'own-services': 'Lawn mowing, Aeration, Weed control, Mole trapping',
      pests: 'none',
    },
    has: [
      ['index.html', 'Lawn care in Dublin and Powell'],
      ['services/aeration/index.html', 'Aeration'],
      ['services/aeration/index.html', '"serviceType":"Aeration"'],
      ['quote/index.html', '<title>Get a free lawn care quote'],
      ['quote/index.html', 'Tell us what you need.'],
      ['quote/index.html', 'What is it about?'],
      ['quote/index.html', 'What can we do for you?'],
      ['quote/index.html', 'value="Mole trapping"'],
      ['service-areas/dublin/index.html', 'Lawn problems in Dublin, and why they come'],
    ],
    otherTrade: true,
    says: ['a lawn problem', 'lawn problems', 'Mole trapping'],
    lacks: [
      ['index.html', 'id="pests"'],
      ['index.html', 'href="/pest-info"'],
      // Of its share picture.
      ['services/aeration/index.html', 'crawl space'],
    ],
  },
  'names with accents': {
    flags: {
      name: 'Núñez & Søn “Peña” Control',
      'short-name': 'Núñez & Søn',
      email: 'hola@nunezyson.com',
      towns: 'Doña Ana NM 88032; Cañon NM 87006',
      'town-pages': 'all',
    },
    has: [
      ['index.html', 'Núñez &amp; Søn'],
      ['service-areas/dona-ana/index.html', 'Doña Ana'],
      ['about/about-nunez-s-n-pena-control/index.html', 'Núñez'],
    ],
    lacks: [],
  },
};

/** A request from the chat and a signup. */
const ASKED = {
  '/api/contact-submissions': {
    first_name: 'Ann Visitor',
    last_name: '',
    phone: '(614) 555-0160',
    email: 'ann@visitor.example',
    service_needed: 'Existing problem',
    description: 'Bare spots by the fence',
    address: 'ZIP: 43016',
    source: 'chatbot',
    customer_type: 'existing_problem',
    submission_id: '7a9e7bb0-5f0f-4f8e-9d5e-1f0a54a5f0a1',
  },
  '/api/newsletter-signups': { email: 'ann@visitor.example', source_page: '/' },
};

const wanted = process.argv.slice(2);
const companies = mkdtempSync(join(tmpdir(), 'companies-'));
const mistakes: string[] = [];
try {
  for (const [name, company] of Object.entries(COMPANIES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const started = performance.now();
    const found = await tryCompany(company);
    mistakes.push(...found.map((mistake) => `${name}: ${mistake}`));
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`${name}: ${found.length} mistake(s), ${seconds} s`);
  }
} finally {
  rmSync(companies, { recursive: true, force: true });
}
if (mistakes.length > 0) {
  console.error(mistakes.join('\n'));
  process.exitCode = 1;
}

/** Each company has a folder of its own: what is read of a folder is read once (content-loader/read-once.ts). */
async function tryCompany({
  flags,
  has,
  lacks,
  says = [],
  otherTrade,
}: Company): Promise<string[]> {
  const folder = mkdtempSync(join(companies, 'company-'));
  const content = join(folder, 'content');
  const reviews = join(folder, 'reviews.yaml');
  writeFileSync(reviews, REVIEWS);
  const words = Object.entries({ ...common, ...flags }).flatMap(([flag, value]) => [
    `--${flag}`,
    value === 'REVIEWS' ? reviews : value,
  ]);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['cli/new-company.ts', '--into', content, '--yes', '--no-remember', '--no-build', ...words],
    { encoding: 'utf8' },
  );
  if (status !== 0) return [`new-company: ${stdout}${stderr}`];
  const env = {
    ...process.env,
    CONTENT_DIR: content,
    SITE_URL: 'https://www.company.example',
  };
  const client = writeSite(folder, env);
  // Without React's marks between the parts of a sentence.
  const read = (page: string) =>
    existsSync(join(client, page))
      ? readFileSync(join(client, page), 'utf8').replaceAll('<!-- -->', '')
      : '';
  return [
    ...findDeadLinks(client),
    ...has
      .filter(([page, part]) => !read(page).includes(part))
      .map(([page, part]) => `${page}: "${part}" is missing`),
    ...lacks
      .filter(([page, part]) => read(page).includes(part))
      .map(([page, part]) => `${page}: "${part}" stands there`),
    ...missingInScripts(client, says),
    ...findHoles(client),
    ...findEmptyMenus(client),
    ...findShipped(client, content),
    ...(otherTrade
      ? [...findPests(client), ...findPestsInMails(await mailsOf(folder, env, ASKED))]
      : []),
  ];
}

function missingInScripts(client: string, says: string[]): string[] {
  const scripts = filesOf(client)
    .filter((file) => extname(file) === '.js')
    .map((file) => readFileSync(join(client, file), 'utf8'));
  return says
    .filter((words) => !scripts.some((script) => script.includes(words)))
    .map((words) => `scripts: "${words}" is missing`);
}

/** What a reader, a screen reader or a search engine is told of pests on a page; and "pest control" in any file. */
function findPests(client: string): string[] {
  return filesOf(client)
    .filter((file) => WORDS.has(extname(file)) && !file.startsWith('design/'))
    .flatMap((file) => {
      const source = readFileSync(join(client, file), 'utf8');
      const said = file.endsWith('.html') ? saidOn(source) : '';
      const found = /pest control/i.exec(source) ?? /\bpests?\b/i.exec(said);
      return found ? [`${file}: "${found[0]}" in ${around(found.input, found.index)}`] : [];
    });
}

/** Text, metadata and attributes that are read out. */
function saidOn(html: string): string {
  const attributes = html.matchAll(/ (?:content|alt|title|placeholder|aria-label)="([^"]*)"/g);
  const data = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  const text = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, ' ');
  return [text, ...[...attributes, ...data].map(([, words]) => words)].join('\n');
}

function findPestsInMails(mails: string[]): string[] {
  const missing = mails.some((mail) => mail.includes('lawn care tips and offers'))
    ? []
    : ['mail: "lawn care tips and offers" is missing'];
  const hits = mails.flatMap((mail) => {
    const hit = /\bpests?\b|\bspray/i.exec(mail);
    return hit ? [`mail: "${hit[0]}" in ${around(mail, hit.index)}`] : [];
  });
  return [...missing, ...hits];
}

/** A menu, or a column of one, that leads nowhere. */
function findEmptyMenus(client: string): string[] {
  return filesOf(client)
    .filter((file) => file.endsWith('.html') && !file.startsWith('design/'))
    .filter((file) =>
      /<ul class="menu-links">\s*<\/ul>/.test(readFileSync(join(client, file), 'utf8')),
    )
    .map((file) => `${file}: a menu without entries`);
}

/** What a program leaves in a text when a value was not there. */
function findHoles(client: string): string[] {
  return pagesOf(client).flatMap(({ file, text }) => {
    const hole =
      /\bundefined\b|\bNaN\b|\[object Object\]|\{(?:brand|company|town|claims|prices)\.\w*/.exec(
        text,
      );
    return hole ? [`${file}: "${hole[0]}" in ${around(text, hole.index)}`] : [];
  });
}

/** Names of the company whose content came with the site, but for those that are this company's own. */
function findShipped(client: string, content: string): string[] {
  const states = loadStates();
  const own = [
    ...filesOf(content)
      .filter((file) => /^(areas\/|site\.yaml)/.test(file))
      .map((file) => readFileSync(join(content, file), 'utf8')),
    // What its states' law is called is its own, too.
    ...loadAreas(content).map(({ state }) => JSON.stringify(states.get(state))),
  ].join('\n');
  const names = readFileSync('starter/shipped-names.txt', 'utf8')
    .split('\n')
    .filter((name) => name.length > 2 && name !== 'example.com' && !own.includes(name))
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\w-])(?:${names.join('|')})(?!\\w)`);
  return pagesOf(client).flatMap(({ file, text }) => {
    const found = pattern.exec(text);
    return found ? [`${file}: "${found[0]}" in ${around(text, found.index)}`] : [];
  });
}

/** What a visitor reads on each page but /design: no titles of sources, which are others' words, and no names of species. */
function pagesOf(client: string): { file: string; text: string }[] {
  return filesOf(client)
    .filter((file) => file.endsWith('.html') && !file.startsWith('design/'))
    .map((file) => ({
      file,
      text: readFileSync(join(client, file), 'utf8')
        .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
        .replace(/<a [^>]*rel="nofollow noopener"[^>]*>[^<]*<\/a>/g, ' ')
        .replace(/Virginia opossum|Carolina wren/g, ' ')
        .replace(/<[^>]+>/g, ' '),
    }));
}

function around(text: string, index: number): string {
  return `…${text.slice(Math.max(0, index - 60), index + 60).replace(/\s+/g, ' ')}…`;
}
