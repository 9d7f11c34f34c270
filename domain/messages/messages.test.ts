import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { findInSource } from '../../tools/test/find-in-source.ts';
import english from './en.json' with { type: 'json' };
import spanish from './es.json' with { type: 'json' };

/** Files whose messages only office users read. */
const ENGLISH_ONLY = [
  'office/',
  'domain/alarms/',
  'domain/office/',
  'domain/forms/office-view.ts',
  'server/alarms/',
  'server/office/',
  'server/visits/messages/visit-notice.ts',
  'server/leads/messages/act-links.ts',
  'server/leads/messages/lead-mail.ts',
  'server/leads/messages/letter-mail.ts',
];

/** Attributes of components that visitors read or hear. */
const READ_ATTRIBUTES = ['alt', 'aria-label', 'label', 'placeholder', 'summary', 'title'];

/**
 * Files whose messages visitors read. The office is only in English, with messages in its code. Logged and thrown messages are
 * for the person who runs the server.
 */
const SAYS =
  /^(site|domain(?!\/office)|publisher(?!\/(?:edit\/(?:apply-edits|launch-questions|write-new-company)|render\/))|server\/(?!first-start|(office|content|personal-data|launch|review-requests)\/|\w+\/routes\/visit-calls)([^/]+\/)*(messages|routes|problems|answers|pages))/;

/** Starts like a sentence, has at least three words, and ends like a sentence. */
const SENTENCE = /^["“]?\p{Lu}.*\s.*\s.*[.?!…]["”]?$/su;

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(site|domain|office|server|publisher|tools\/build)\//.test(file))
  .filter(
    (file) =>
      !/(\.test\.|\/testing\/|^server\/health\/|-schema\.ts$|\/lead-record\.ts$)/.test(file),
  );

const messages = [...Object.entries(english), ...Object.entries(spanish)];

describe('the catalog', () => {
  it('has no unused messages', () => {
    const code = sources.map((file) => readFileSync(file, 'utf8')).join('\n');
    const shown = new Set([...code.matchAll(/\bm\s*\.(\w+)/g)].map(([, key]) => key));
    const keys = Object.keys(english);
    expect(keys.filter((key) => !shown.has(key))).toEqual([]);
  });

  it('leaves out the phone number of a company without one', () => {
    /** Messages shown only if there is a number, or about the visitor's own. */
    const given = /^(hours_emergency|chat_welcome_back)/;
    const without = messages.filter(
      ([key, text]) =>
        /\{(phone|main_phone)\}/.test(JSON.stringify(text).replace(/\[[^\]]*\]/g, '')) &&
        !given.test(key),
    );
    expect(without).toEqual([]);
  });

  it('is complete in Spanish, except for messages that only the office uses', () => {
    const known = new Set(Object.keys(spanish));
    const missing = sources
      .filter((file) => !ENGLISH_ONLY.some((place) => file.startsWith(place)))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/\bm\s*\.(\w+)/g)]
          .map(([, key = '']) => key)
          .filter((key) => key in english && !known.has(key))
          .map((key) => `${file}: ${key}`),
      );
    expect(missing).toEqual([]);
    expect([...known].filter((key) => !(key in english))).toEqual([]);
  });

  it('has the same values in both languages', () => {
    const valuesOf = (message: unknown) =>
      String([...new Set(JSON.stringify(message).match(/\{\w+\}|<\w+>/g))].sort());
    const texts = new Map<string, unknown>(Object.entries(english));
    const different = Object.entries(spanish).filter(
      ([key, message]) =>
        typeof message === 'string' &&
        typeof texts.get(key) === 'string' &&
        valuesOf(message) !== valuesOf(texts.get(key)),
    );
    expect(different).toEqual([]);
  });
});

it('a message is evaluated when it is used, not while a module loads', () => {
  // The office is only in English.
  const ofVisitors = /^(site|(domain|server)(?!\/office)|publisher)\//;
  expect(sources.filter((file) => ofVisitors.test(file)).flatMap(madeAtLoad)).toEqual([]);
});

it('text for visitors is in the catalog, not in a component, a rule, a mail or a response', () => {
  const components = sources.filter((file) => /^site\/.*\.tsx$/.test(file));
  expect(components.flatMap(writtenInPlace)).toEqual([]);
  expect(sources.filter((file) => SAYS.test(file)).flatMap(sentencesOf)).toEqual([]);
});

/** Words between tags or in a visible attribute. @returns `file:line: words` */
function writtenInPlace(file: string): string[] {
  return findInSource(file, (node) => {
    const words = wordsOf(node);
    return words && /\p{L}{2}/u.test(words) ? words.trim().replace(/\s+/g, ' ') : null;
  });
}

/** Calls of messages outside of any function. @returns `file:line: call` */
function madeAtLoad(file: string): string[] {
  return findInSource(
    file,
    (node) =>
      ts.isCallExpression(node) && /^m\s*\.\w+$/.test(node.expression.getText())
        ? node.getText()
        : null,
    ts.isFunctionLike,
  );
}

/** Whole sentences in a file, except those of errors and the log. @returns `file:line: sentence` */
function sentencesOf(file: string): string[] {
  return findInSource(
    file,
    (node) => {
      const text = ts.isTemplateExpression(node)
        ? node.getText().slice(1, -1)
        : ts.isStringLiteralLike(node)
          ? node.text
          : '';
      return SENTENCE.test(text) ? text : null;
    },
    (node) => ts.isNewExpression(node) || ts.isThrowStatement(node) || isLogged(node),
  );
}

function isLogged(node: ts.Node): boolean {
  return ts.isCallExpression(node) && /(^|\.)(console|log)\b/.test(node.expression.getText());
}

function wordsOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text;
  if (!ts.isStringLiteral(node) && !ts.isNoSubstitutionTemplateLiteral(node)) return undefined;
  const attribute = ts.findAncestor(node, ts.isJsxAttribute);
  if (attribute) {
    const isRead = READ_ATTRIBUTES.includes(attribute.name.getText());
    return isRead && attribute.initializer && node.parent === attribute ? node.text : undefined;
  }
  return ts.isJsxExpression(node.parent) && ts.isJsxElement(node.parent.parent)
    ? node.text
    : undefined;
}
