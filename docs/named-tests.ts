/** Tests that a document names, as `file` "title". */
import { existsSync, readFileSync } from 'node:fs';

export const testsIn = (row: string) =>
  [...row.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)` "([^"]+)"/g)].map(
    ([, file = '', title = '']) => ({ file, title }),
  );
/** The titles of a test file, as they are written in it. */
const titlesIn = (file: string) =>
  existsSync(file)
    ? [
        ...readFileSync(file, 'utf8').matchAll(
          /(?<=[\s(,])(?:'((?:[^'\\\n]|\\.)+)'|"([^"\n]+)"|`([^`]+)`)/g,
        ),
      ].map(([, single, double, template]) => single ?? double ?? template ?? '')
    : [];

/** Those named in these lines that don't exist, or have another title. */
export const missingTests = (lines: string[]) =>
  lines
    .flatMap(testsIn)
    .filter(({ file, title }) => !titlesIn(file).some((known) => known.endsWith(title)));
