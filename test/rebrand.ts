/**
 * node test/rebrand.ts: renders the site as another company in another state, from test/rebrand/content alone, and
 * looks for anything of ours in its pages, scripts, drawings and mails: names, phones, addresses, places, regulators.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { hits, ours } from './company-words.ts';
import { filesOf, findDeadLinks, mailsOf, WORDS, writeSite } from './other-site.ts';

const CONTENT = resolve('test/rebrand/content');
const ORIGIN = 'https://www.larkspur.example';
/** Files in which five digits are no address of a script. */
const PROSE = new Set(['.html', '.json', '.xml', '.vtt']);

const folder = mkdtempSync(join(tmpdir(), 'rebrand-'));
const started = performance.now();
try {
  const client = writeSite(folder, settings());
  const mistakes = [
    ...findOurs(client),
    ...findDeadLinks(client),
    ...findMissing(client),
    ...(await findOursInMails()),
  ];
  if (mistakes.length > 0) {
    console.error(mistakes.join('\n'));
    console.error(`${mistakes.length} place(s) still speak of our own company`);
    process.exitCode = 1;
  } else {
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`Another company in another state: nothing of ours is left (${seconds} s)`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function settings(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    CONTENT_DIR: CONTENT,
    SITE_URL: ORIGIN,
  };
}

function findOurs(client: string): string[] {
  const { anywhere, inProse } = ours();
  return filesOf(client)
    .filter((file) => WORDS.has(extname(file)))
    .flatMap((file) => {
      // A species keeps its name wherever it lives: the Virginia opossum.
      const text = readFileSync(join(client, file), 'utf8')
        .replace(/\/specimen(?:s|-cards)\/[\w-]+\.svg/g, '')
        .replace(/Virginia opossum/g, '');
      return [
        ...hits(file, text, anywhere),
        ...(PROSE.has(extname(file)) ? hits(file, text, inProse) : []),
      ];
    });
}

/** What the other company has said in its content must be there. */
function findMissing(client: string): string[] {
  const read = (file: string) => readFileSync(join(client, file), 'utf8');
  const home = read('index.html');
  const expected: [string, string, string][] = [
    ['index.html', home, 'Larkspur'],
    ['index.html', home, '(208) 555-0171'],
    ['index.html', home, '--ruf:#1f5d8c'],
    ['index.html', home, '--rufl:#3b719a'],
    ['index.html', home, 'M32 14v36M14 32h36'],
    ['favicon.svg', read('favicon.svg'), 'M32 14v36M14 32h36'],
    ['site.webmanifest', read('site.webmanifest'), 'Larkspur Pest Control'],
    ['pest-info/voles/index.html', read('pest-info/voles/index.html'), 'Through the year'],
    [
      'pest-info/voles/index.html',
      read('pest-info/voles/index.html'),
      'Written by <a href="/about/how-we-write#ann-lee">Ann Lee</a>, Entomologist.',
    ],
    ['about/how-we-write/index.html', read('about/how-we-write/index.html'), 'id="ann-lee"'],
    ['sitemap.xml', read('sitemap.xml'), `${ORIGIN}/boise/vole-control-boise`],
  ];
  return expected
    .filter(([, text, part]) => !text.includes(part))
    .map(([file, , part]) => `${file}: "${part}" is missing`);
}

/** Sends a request and a signup to the other company's own server, and reads every mail that comes of it. */
async function findOursInMails(): Promise<string[]> {
  const texts = await mailsOf(folder, settings(), {
    '/api/contact-submissions': {
      first_name: 'Ann Visitor',
      last_name: '',
      phone: '(208) 555-0160',
      email: 'ann@visitor.example',
      service_needed: 'Voles',
      description: 'Runways in the lawn',
      address: 'ZIP: 83301',
      source: 'quote-form',
      territory: 'magic_valley',
      submission_id: '7a9e7bb0-5f0f-4f8e-9d5e-1f0a54a5f0a1',
    },
    '/api/newsletter-signups': { email: 'ann@visitor.example', source_page: '/' },
  });
  const { anywhere, inProse } = ours();
  return [
    ...texts.flatMap((text) => [...hits('mail', text, anywhere), ...hits('mail', text, inProse)]),
    ...(texts.some((text) => text.includes('(208) 555-0171'))
      ? []
      : ['mail: the phone of the visitor’s territory is missing']),
  ];
}
