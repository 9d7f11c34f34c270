/**
 * node test/rebrand.ts: renders the site of another company, of which every fact of site.yaml and the logo have been changed, and looks
 * for the facts as they were, and for anything of ours, on its pages and icons, in its scripts, drawings and mails. What
 * they were changed to must be there.
 */
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { hits, ours } from './company-words.ts';
import { filesOf, findDeadLinks, mailsOf, WORDS, writeSite } from './other-site.ts';

/** As it was: a made-up company in another state. */
const CONTENT = 'test/rebrand/content';
const ORIGIN = 'https://www.larkspur.example';
/** Files in which five digits are no address of a script. */
const PROSE = new Set(['.html', '.json', '.xml', '.vtt']);
/** How a shape of our own logo begins. */
const BIRD = 'M11.2 24.3C12 16.5';
/** Colors of logo.svg, and what they become. */
const LOGO = { old: '#1f5d8c', now: '#7a1f4e' };

/** What can't become any other letters: colors, and hours with their words. */
const OTHER: Record<string, string> = {
  '#1f5d8c': '#7a1f4e',
  '#174668': '#5c173b',
  '#f4f8fb': '#fbf4f8',
  '07:00': '06:00',
  '17:00': '16:30',
  'Monday to Friday 7 am to 5 pm': 'Monday to Friday 6 am to 4:30 pm',
};

/** Fields that are no facts: of what kind something is, and which of a list. */
const NO_FACTS =
  /^sample$|\.sample$|\.per$|\.key$|\.network$|\.state$|\.cities\.|\.quote_form$|^contact\.time_zone$|^hours\.friday_|_url$|^consent\.version$|\.short$/;

interface Fact {
  field: string;
  /** As a page shows it. */
  old: string;
  now: string;
}

const folder = mkdtempSync(join(tmpdir(), 'rebrand-'));
const content = join(folder, 'content');
const env = { ...process.env, CONTENT_DIR: content, SITE_URL: ORIGIN };
const started = performance.now();
try {
  const facts = changeFacts();
  const client = writeSite(folder, env);
  const mails = await mailsOf(folder, env, ASKED());
  const mistakes = [
    ...findOurs(client, mails),
    ...findOld(client, mails, facts),
    ...(await findOldColor(client)),
    ...findDeadLinks(client),
    ...findMissing(client, mails, facts),
  ];
  if (mistakes.length > 0) {
    console.error(mistakes.join('\n'));
    console.error(`${mistakes.length} mistake(s)`);
    process.exitCode = 1;
  } else {
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(
      `Another company in another state, ${facts.length} facts changed: nothing old and nothing of ours is left (${seconds} s)`,
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Writes the content with other facts. */
function changeFacts(): Fact[] {
  cpSync(CONTENT, content, { recursive: true });
  const site = parse(readFileSync(join(CONTENT, 'site.yaml'), 'utf8')) as Record<string, unknown>;
  const facts: Fact[] = [];
  writeFileSync(join(content, 'site.yaml'), stringify(changed(site, '', facts)));
  const { slug } = site.brand as { slug: string };
  const about = join(content, 'pages/about');
  renameSync(join(about, `about-${slug}.md`), join(about, `about-${otherWords(slug)}.md`));
  for (const name of ['logo.svg', 'public/favicon.svg'])
    writeFileSync(
      join(content, name),
      readFileSync(join(content, name), 'utf8').replaceAll(LOGO.old, LOGO.now),
    );
  return facts;
}

function changed(value: unknown, field: string, facts: Fact[]): unknown {
  if (Array.isArray(value)) return value.map((one, at) => changed(one, `${field}.${at}`, facts));
  if (value && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [
        key,
        changed(one, field ? `${field}.${key}` : key, facts),
      ]),
    );
  if (value === null || typeof value === 'boolean' || NO_FACTS.test(field)) return value;
  const now = typeof value === 'number' ? otherNumber(value) : otherText(String(value));
  const shown = (one: unknown) =>
    /^prices\..*\.(?:from|low|high)$/.test(field) ? `$${one}` : String(one);
  facts.push({ field, old: shown(value), now: shown(now) });
  return now;
}

/** A year stays a year, a rating one. */
function otherNumber(value: number): number {
  return Number.isInteger(value) ? value - 13 : value - 0.6;
}

function otherText(text: string): string {
  if (OTHER[text]) return OTHER[text];
  // Digits of phones and numbers: each becomes another one, but for the area code and the exchange 555.
  const digits = text.replace(/\d(?!\d{0,2}\)| ?555|\d?55-)/g, (digit) =>
    String((Number(digit) + 3) % 10),
  );
  return otherWords(digits);
}

/** Each letter is the one thirteen places on, but for placeholders and the ends of addresses. */
function otherWords(text: string): string {
  return text.replace(/\{[\w.]+\}|https:\/\/|\.example\b|[a-z]/gi, (part) => {
    if (part.length > 1) return part;
    const base = part <= 'Z' ? 65 : 97;
    return String.fromCharCode(((part.charCodeAt(0) - base + 13) % 26) + base);
  });
}

/** A request and a signup. */
function ASKED() {
  return {
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
  };
}

/** Every file with words, and every mail, by its name. */
function textsOf(client: string, mails: string[]): [name: string, text: string][] {
  return [
    ...filesOf(client)
      .filter((file) => WORDS.has(extname(file)))
      .map((file): [string, string] => [file, readFileSync(join(client, file), 'utf8')]),
    ...mails.map((mail): [string, string] => ['mail', mail]),
  ];
}

function findOurs(client: string, mails: string[]): string[] {
  const { anywhere, inProse } = ours();
  return textsOf(client, mails).flatMap(([name, source]) => {
    if (source.includes(BIRD)) return [`${name}: our bird`];
    // A palmetto grows where the sample company works, and not in Idaho.
    if (source.includes('data-palms=""')) return [`${name}: our palmetto`];
    // A species keeps its name wherever it lives: the Virginia opossum.
    const text = source
      .replace(/\/specimen(?:s|-cards)\/[\w-]+\.svg/g, '')
      .replace(/Virginia opossum/g, '');
    return [
      ...hits(name, text, anywhere),
      ...(name === 'mail' || PROSE.has(extname(name)) ? hits(name, text, inProse) : []),
    ];
  });
}

function findOld(client: string, mails: string[], facts: Fact[]): string[] {
  const texts = textsOf(client, mails).filter(([name]) => !name.startsWith('design/'));
  return facts.flatMap(({ field, old }) => {
    const pattern = new RegExp(
      `(?<![\\w.])${formOf(old).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w])`,
      'g',
    );
    // Drawings and styles are full of numbers that mean nothing else.
    const isNumber = /^[$\d.]+$/.test(old);
    const read = texts.filter(([name]) => !isNumber || name === 'mail' || name.endsWith('.html'));
    return read.flatMap(([name, text]) =>
      hits(name, plain(isNumber ? wordsOf(text) : text), pattern).map((hit) => `${field}: ${hit}`),
    );
  });
}

/** A fact that stands nowhere is a setting without effect. */
function findMissing(client: string, mails: string[], facts: Fact[]): string[] {
  const all = textsOf(client, mails)
    .map(([, text]) => plain(text))
    .join('\n');
  return facts
    .filter(({ now }) => !all.includes(formOf(now)))
    .map(({ field, now }) => `${field}: "${now}" stands nowhere`);
}

/** What is read of a page. */
function wordsOf(html: string): string {
  return html.replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, ' ');
}

/** As files have it: without the typesetter's quotation marks, escapes, and React's marks. */
function plain(text: string): string {
  return text
    .replaceAll('<!-- -->', '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('’', "'");
}
function formOf(fact: string): string {
  return fact.replaceAll('’', "'");
}

/** The old color of logo and buttons stands on no icon; the new one does. */
async function findOldColor(client: string): Promise<string[]> {
  const icons = filesOf(client).filter((file) =>
    /^(?:apple-touch-icon|icon-[\w-]+)\.png$/.test(file),
  );
  if (icons.length === 0) return ['icons: there are none'];
  const found = await Promise.all(
    icons.map(async (file) => {
      const { data, info } = await sharp(join(client, file))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const has = (color: string) => hasColor(data, info.channels, color);
      return [
        ...(has(LOGO.old) ? [`${file}: the old color ${LOGO.old}`] : []),
        ...(has(LOGO.now) ? [] : [`${file}: the new color ${LOGO.now} is missing`]),
      ];
    }),
  );
  return found.flat();
}

function hasColor(data: Buffer, channels: number, color: string): boolean {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  for (let at = 0; at < data.length; at += channels)
    if (wanted.every((part, channel) => Math.abs((data[at + channel] ?? 0) - part) < 6))
      return true;
  return false;
}
