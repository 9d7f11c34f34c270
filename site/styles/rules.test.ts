import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, test } from 'vitest';

/** Paper has its own sizes, and the specimen page shows the tokens themselves. */
const files = globSync('site/**/*.css', {
  exclude: ['site/styles/print.css'],
}).map((file) => ({
  file,
  css: readFileSync(file, 'utf8').replaceAll(/@font-face \{[^}]*\}/g, ''),
}));

/** Letters that are part of a picture: they follow its size. */
const DRAWN = new Set([
  // The name, the headline of home and the number on the night.
  ...['site/ui/logo/logo.css', 'site/sections/home/hero.css'],
  'site/sections/call-to-action/call-to-action.css',
  // Maps, plates and rulers.
  ...['site/sections/place/place-map.css', 'site/sections/place/pest-places.css'],
  ...['site/sections/species/specimen.css', 'site/sections/species/pest-index.css'],
  // Sheets of the library in small.
  'site/routes/article.css',
  // Names on the maps.
  'site/routes/hub.css',
]);

/** A token, the size of the text around, or a token that shrinks with a narrow window. */
const ALLOWED = /^(var\(--t-\w+\)|inherit|[\d.]+em|(min|clamp)\(var\(--t-.*)$/;

/** Values of a property in all files, as `file: value`. */
const valuesOf = (property: RegExp) =>
  files.flatMap(({ file, css }) =>
    [...css.matchAll(property)].map(([, value = '']) => ({ file, value })),
  );

test('no text has a size of its own', () => {
  const others = valuesOf(
    /\bfont(?:-size)?: (?:\d{3} )?([^;/]+?)(?: \/ [^;]+)?(?: var\(--(?:body|display)\))?;/g,
  )
    .filter(({ file, value }) => !DRAWN.has(file) && !ALLOWED.test(value))
    .map(({ file, value }) => `${file}: ${value}`);
  expect(others).toEqual([]);
});

/** The selectors that end in an element of any kind behind a `:has()`, as in `.list:has(a) > :not(p)`. */
function unnamedBehindHas(css: string): string[] {
  const selectors = [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .flatMap(([, list = '']) => list.split(/,(?![^()]*\))/))
    .map((selector) => selector.trim());
  return selectors.filter((selector) => {
    // Innermost parentheses first; what stands in them names no element of the page.
    let plain = selector.replaceAll(':has(', ':HAS(');
    for (let before = ''; before !== plain; ) {
      before = plain;
      plain = plain
        .replace(/:(?:not|where|nth-[\w-]+)\([^()]*\)/gi, '')
        .replace(/:HAS\([^()]*\)/g, ':HAS');
    }
    const [subject = '', ...before] = plain.split(/\s*[>+~]\s*|\s+/).toReversed();
    return before.some((part) => part.includes(':HAS')) && /^(?:\*|:(?!is\()|$)/.test(subject);
  });
}

test('a change to the page restyles no more than it must', () => {
  expect(
    unnamedBehindHas('.a:has(b) > :not(.c) {} .a:has(b) > * {} .a:has(b) .c:not(.d) {}'),
  ).toEqual(['.a:has(b) > :not(.c)', '.a:has(b) > *']);
  expect(files.flatMap(({ css }) => unnamedBehindHas(css))).toEqual([]);
  // With one such selector, each change that touches any `:has()` has the browser look through the whole page.
  const asksRoot = files.filter(({ css }) => /(?:^|[\s,>])(?::root|html|body):has\(/.test(css));
  // Pages on which nothing changes.
  expect(asksRoot.map(({ file }) => file).sort()).toEqual([
    'site/routes/not-found.css',
    'site/routes/outcome-page.css',
  ]);
});

const ROOT = `${import.meta.dirname}/../..`;
const DISABLED = /(?<!aria-)\bdisabled(?==\{|[\s/>]*>|\n)|\.disabled =/;

it('no element is disabled by the attribute once the page runs', () => {
  const files = globSync('{site,office}/**/*.{ts,tsx}', { cwd: ROOT });
  const users = files.filter((file) => {
    const code = readFileSync(`${ROOT}/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    return !file.includes('.test.') && DISABLED.test(code);
  });
  expect(files.length).toBeGreaterThan(300);
  expect(users).toEqual([]);
});

test('every style sheet reaches a page: by what renders it, by the scripts’ own sheet or by its address', () => {
  const reached = new Set<string>();
  const follow = (file: string) => {
    if (reached.has(file) || !existsSync(file)) return;
    reached.add(file);
    const imports = /^(?:import|export|@import)\b[^;]*?["'](\.[^"']+?)(?:\?url)?["'];/gm;
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(imports))
      follow(join(dirname(file), path));
  };
  // What a script fetches by itself has no style sheet of its own: the build leaves it out.
  for (const file of ['site/root.tsx', ...globSync('site/routes/**/*.tsx')]) follow(file);
  for (const file of globSync('site/**/*.{ts,tsx}'))
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/'(\.[^']+\.css)\?url'/g))
      follow(join(dirname(file), path));
  expect(
    globSync('site/**/*.css', { exclude: ['site/routes/design/**'] }).filter(
      (file) => !reached.has(file),
    ),
  ).toEqual([]);
});
