/**
 * npm run html:check
 *
 * Runs html-validate on every page of dist/site. Also checks that each page has one main heading, a title and a
 * description that are unique in its language, and structured data that agree with its text. Prints each fault with page and
 * place; exits 1 if there are any. Needs `npm run test:build`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { headingFaults } from '../../publisher/render/check-page.ts';
import { answerHelp } from '../commands/help.ts';
import { unsaidClaims } from './check-structured-data.ts';
import { ENGLISH_WORDS } from './english-words.ts';

answerHelp(import.meta.filename);

const CLIENT = 'dist/site/client';

const CONFIG: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:document'],
  plugins: [ENGLISH_WORDS],
  rules: {
    'english-words': 'error',
    // React writes attributes by their property names, empty ones as disabled="", and <br/>; browsers treat them the same.
    'attr-case': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    'void-style': ['error', { style: 'selfclosing' }],
    // Everything is served from one host; only files from other hosts would need a hash.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The menus' headings come before the page's main heading.
    'heading-level': ['error', { minInitialRank: 'h2' }],
    // React's useId starts with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Checkboxes of one question share a name, as buttons do.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    // An input without a type is a text input, so the pages leave out the attribute to save bytes.
    'no-implicit-input-type': 'off',
    // A second label on a drawing is hidden from screen readers; axe checks that each field has a visible one.
    'input-missing-label': 'off',
    // Whether a phone number may break is decided in CSS.
    'tel-non-breaking': 'off',
  },
};

const started = performance.now();
// The office's page is an empty document until its script runs.
const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.html') && !name.startsWith('office/'),
);
if (!files.length)
  throw new Error(`expected built pages in ${CLIENT}, found none: npm run test:build`);
const findings = [...sameNames(), ...(await htmlFindings())];
for (const [finding, pages] of Map.groupBy(findings, ({ text }) => text))
  console.error(`${finding}\n    on ${pages.length} page(s), as ${pages[0]?.place}`);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${files.length} pages, ${findings.length} finding(s), ${seconds} s`);
process.exitCode = findings.length ? 1 : 0;

/** A problem, with its file, line and column. */
interface Finding {
  text: string;
  place: string;
}

/** Pages without exactly one main heading, or with the title or description of another page. */
function sameNames(): Finding[] {
  const findings: Finding[] = [];
  const seen = new Map<string, string>();
  for (const file of files) {
    const html = readFileSync(join(CLIENT, file), 'utf8');
    findings.push(...headingFaults(html).map((text) => ({ text, place: file })));
    const [now, words] = ['class="right-now', 'page-summary"'].map((part) => html.indexOf(part));
    if (now !== undefined && words !== undefined && words !== -1 && now > words)
      findings.push({ text: 'expected what to do before the summary', place: file });
    // Framed forms share the form's title, and several pages report the same problem.
    if (/(^|\/)(embed|problem)\//.test(file)) continue;
    const language = /<html[^>]*\slang="([^"]*)"/.exec(html)?.[1];
    const names = [`title: ${/<title>([^<]*)/.exec(html)?.[1]}`];
    // A page hidden from search engines needs no unique description.
    if (!html.includes('<meta name="robots" content="noindex"'))
      names.push(`description: ${/<meta name="description" content="([^"]*)/.exec(html)?.[1]}`);
    for (const name of names) {
      const key = `${language}: ${name}`;
      const other = seen.get(key);
      if (other) findings.push({ text: `as on ${other}, ${key}`, place: file });
      seen.set(key, file);
    }
  }
  return findings;
}

async function htmlFindings(): Promise<Finding[]> {
  const validator = new HtmlValidate(new StaticConfigLoader(CONFIG));
  const findings: Finding[] = [];
  for (const file of files) {
    const html = readFileSync(join(CLIENT, file), 'utf8');
    for (const { path, words } of unsaidClaims(html, hasFile)) {
      const text = `structured data, ${path}: expected "${words}" on the page, found it nowhere`;
      findings.push({ text, place: file });
    }
    const { results } = await validator.validateString(html);
    for (const { messages } of results) {
      for (const { ruleId, message, line, column, selector } of messages)
        findings.push({
          text: `${ruleId}: ${message} (${selector ?? 'document'})`,
          place: `${file}:${line}:${column}`,
        });
    }
  }
  return findings;
}

/** Photos and share images don't exist yet: they are made when a browser first requests them. */
function hasFile(path: string): boolean {
  return /^\/(photos|share)\//.test(path) || existsSync(join(CLIENT, path));
}
