/** Faults of content files, in words for the person who edits them. */
import { closestMatch } from 'leven';
import { type FieldPath, type Place, placeOfField } from '../check/field-lines.ts';

/** One fault and its place, as an object until it is shown. */
export interface Fault extends Place {
  /** What was expected, what was found, and the nearest existing name. */
  says: string;
}

/** Content that can't be used; the message has one line per fault. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly faults: readonly Fault[];

  constructor(...faults: Fault[]) {
    super(faults.map(faultLine).join('\n'));
    this.faults = faults;
  }
}

/** As in `site.yaml:4: field "territory": expected …, found "macom". The nearest is "macon".` */
export function faultLine({ file, line, field = [], says }: Fault): string {
  const place = line === null ? file : `${file}:${line}`;
  return `${place}: ${field.length > 0 ? `field "${field.join('.')}": ` : ''}${says}`;
}

/** A fault of one field. @param known allowed values, of which the nearest is suggested */
export function fieldFault(
  file: string,
  path: FieldPath,
  expected: string,
  found: unknown,
  known: readonly string[] = [],
): Fault {
  return {
    ...placeOfField(file, path),
    says: `expected ${expected}, found ${inWords(found)}${nearest(found, known)}`,
  };
}

/** Runs `read` and adds its faults to `faults`. @returns the result; undefined if there were faults */
export function collect<T>(faults: Fault[], read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    faults.push(...error.faults);
    return undefined;
  }
}

/** `. The nearest is "macon".`; empty if no known name is similar. */
export function nearest(found: unknown, known: readonly string[]): string {
  if (typeof found !== 'string' || found === '') return '';
  const like = closestMatch(found.toLowerCase(), known, {
    maxDistance: Math.max(2, Math.floor(found.length / 3)),
  });
  return like === undefined ? '' : `. The nearest is "${like}".`;
}

/** Describes what was found, in at most 120 characters. */
export function inWords(found: unknown): string {
  if (found === undefined || found === null || found === '') return 'nothing';
  if (Array.isArray(found) && found.length === 0) return 'an empty list';
  if (typeof found === 'object' && !Array.isArray(found)) return 'fields of its own';
  const text = JSON.stringify(found);
  return text.length > 120 ? `${text.slice(0, 117)}...` : text;
}
