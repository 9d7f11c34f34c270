/**
 * What no call of the office takes, whatever its schema: text that the database can't store or nobody can have typed, and values that
 * take long to walk through. Asked once, before any schema.
 */
import type { FieldError } from '../../../domain/submissions/problem.ts';

/** Objects and lists within each other; the answers of passkeys have five. */
const MAX_DEPTH = 10;
/** Characters of one text: those of the longest that a schema takes. */
const MAX_TEXT_LENGTH = 50_000;
/** Of one list or object. The longest that a schema takes has 500. */
const MAX_ITEMS = 1000;
/** PostgreSQL refuses NUL; of the others only tab and line ends are typed. */
const CONTROL_CHARACTER = /[^\P{Cc}\t\r\n]/u;

/** @returns the first that is refused; null = nothing is */
export function refusedInput(...inputs: unknown[]): FieldError[] | null {
  for (const input of inputs) {
    const error = refusedValue(input, '', 0);
    if (error) return [error];
  }
  return null;
}

function refusedValue(value: unknown, field: string, depth: number): FieldError | null {
  if (typeof value === 'string') {
    if (value.length > MAX_TEXT_LENGTH) return { field, message: `“${field}” is too long.` };
    return CONTROL_CHARACTER.test(value)
      ? { field, message: `“${field}” has characters that can’t be shown. Please type it again.` }
      : null;
  }
  if (typeof value !== 'object' || value === null) return null;
  if (depth === MAX_DEPTH) return { field, message: `“${field}” is nested too deeply.` };
  const entries = Object.entries(value);
  if (entries.length > MAX_ITEMS) return { field, message: `“${field}” is too long.` };
  for (const [key, one] of entries) {
    const name = [field, key].filter(Boolean).join('.').slice(0, 80);
    const error = refusedValue(key, field, depth + 1) ?? refusedValue(one, name, depth + 1);
    if (error) return error;
  }
  return null;
}
