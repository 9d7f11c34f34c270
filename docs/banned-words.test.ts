/** No tracked file uses a word of docs/banned-words.yaml. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface BannedWord {
  word: string;
  use: string;
  names?: boolean;
  only?: string[];
  except?: string[];
}

const { banned } = parse(readFileSync('docs/banned-words.yaml', 'utf8')) as {
  banned: BannedWord[];
};

/** Written by programs, for visitors, or about the words themselves. */
const NOT_CHECKED =
  /^(content|starter|public|examples|messages|test\/small-company|e2e\/pictures)\/|\.snap$|^package-lock\.json$|^LICENSE$|^docs\/(specification\.md|banned-words\.(yaml|test\.ts))$/;
const TEXT =
  /\.(tsx?|mjs|css|md|ya?ml|json|conf|sh|service|timer|example)$|(file|run|Caddyfile|CODEOWNERS)$/;

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => !NOT_CHECKED.test(file) && existsSync(file));

test('no name, comment or document uses a banned word', () => {
  const found = files.flatMap((file) =>
    findBannedWords(file, TEXT.test(file) ? readFileSync(file, 'utf8') : '', banned),
  );
  expect(found).toEqual([]);
});

test('each banned word is listed once, with the word to use instead', () => {
  const words = banned.map(({ word }) => word);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  expect(words.filter((word) => !/^[a-z]+( [a-z]+)*\*?$/.test(word))).toEqual([]);
  expect(banned.filter(({ use }) => !use)).toEqual([]);
});

test.each([
  'const keptFocus = 1;',
  'function useKeptFocus() {}',
  'const KEPT_FOCUS = 1;',
  'const kept_focus = 1;',
  '<p className="kept-focus" />',
  '// Kept focus is restored.',
  "test('kept focus', () => {});",
])('a word is found however it is written: %s', (line) => {
  const found = findBannedWords('app/x.tsx', `const one = 1;\n${line}\n`, [
    { word: 'kept focus', use: 'restore focus' },
  ]);
  expect(found).toEqual(['app/x.tsx:2: "kept focus"; use "restore focus"']);
});

test('a file name is checked, too', () => {
  expect(findBannedWords('app/KeptFocus.svg', '', [{ word: 'kept focus', use: 'x' }])).toEqual([
    'app/KeptFocus.svg:0: "kept focus"; use "x"',
  ]);
});

test('a part of a word is not the word, and a star takes any ending', () => {
  const text = '// sooner, monsoon, Coloured, unkept focuses\n';
  expect(findBannedWords('x.ts', text, [{ word: 'soon', use: 'x' }])).toEqual([]);
  expect(findBannedWords('x.ts', text, [{ word: 'kept focus', use: 'x' }])).toEqual([]);
  expect(findBannedWords('x.ts', text, [{ word: 'colour*', use: 'x' }])).toHaveLength(1);
});

test('a word banned in names only may stand in comments and texts', () => {
  const soon = [{ word: 'soon', use: 'debounce', names: true }];
  const prose = "// soon\nconst text = 'soon';\nconst view = <p>soon</p>;\n";
  expect(findBannedWords('x.tsx', prose, soon)).toEqual([]);
  expect(findBannedWords('x.tsx', `${prose}showSoon();\n`, soon)).toEqual([
    'x.tsx:4: "soon"; use "debounce"',
  ]);
  expect(findBannedWords('x.css', '/* soon */\n.show-soon { color: red }', soon)).toHaveLength(1);
  expect(findBannedWords('x.md', 'soon', soon)).toEqual([]);
});

test('a word may be banned in some folders only, or not in others', () => {
  const held = { word: 'held', use: 'quarantined' };
  expect(findBannedWords('app/x.ts', '// held', [{ ...held, only: ['server'] }])).toEqual([]);
  expect(findBannedWords('app/x.ts', '// held', [{ ...held, except: ['app/x.ts'] }])).toEqual([]);
  expect(findBannedWords('apple.ts', '// held', [{ ...held, except: ['app'] }])).toHaveLength(1);
});

/** One line per finding: `file:line: "word"; use "other"`. Line 0 is the file's name. */
function findBannedWords(file: string, text: string, words: BannedWord[]): string[] {
  const lines = splitNames(`${file}\n${text}`).split('\n');
  let names: string[] | undefined;
  return words.filter(appliesTo(file)).flatMap((banned) => {
    const pattern = patternOf(banned.word);
    const isFound = (line: string) => pattern.test(line);
    if (!lines.some(isFound)) return [];
    if (banned.names) names ??= [lines[0] ?? '', ...namesOf(file, text).map(splitNames)];
    return (banned.names ? (names ?? []) : lines).flatMap((line, number) =>
      isFound(line) ? [`${file}:${number}: "${banned.word}"; use "${banned.use}"`] : [],
    );
  });
}

/** Words of names with spaces between, in small letters: `useKeptFocus` and `KEPT_FOCUS` become `use kept focus`. */
function splitNames(text: string): string {
  return text
    .replace(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .replace(/(?<=\w)[-_]+(?=\w)/g, ' ')
    .toLowerCase();
}

function patternOf(word: string): RegExp {
  const [stem, ...ending] = word.split('*');
  return new RegExp(`(?<![a-z])${stem}${ending.length > 0 ? '' : '(?![a-z])'}`);
}

function appliesTo(file: string): (word: BannedWord) => boolean {
  const isIn = (folder: string) => file === folder || file.startsWith(`${folder}/`);
  return ({ only, except }) => (only?.some(isIn) ?? true) && !except?.some(isIn);
}

/** Keys of the message catalogue repeat the words that visitors read. */
function isMessageKey({ parent }: ts.Identifier): boolean {
  return ts.isPropertyAccessExpression(parent) && parent.expression.getText() === 'm';
}

/** The names of each line: identifiers of TypeScript; CSS without comments; nothing of other files. */
function namesOf(file: string, text: string): string[] {
  const lines = text.split('\n').map(() => '');
  if (file.endsWith('.css')) {
    return text
      .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
      .split('\n');
  }
  if (!/\.tsx?$/.test(file)) return lines;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !isMessageKey(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      lines[line] += ` ${node.text}`;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lines;
}
