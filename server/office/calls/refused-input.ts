/**
 * Checks every input before its schema: refuses text that the database can't store or that can't be typed, and values
 * too large to walk through.
 */
import type { FieldError } from '../../../domain/submissions/problem.ts';

/** Maximum nesting; passkey responses have five levels. */
const MAX_DEPTH = 10;
/** Maximum characters of one text, the longest that any schema accepts. */
const MAX_TEXT_LENGTH = 50_000;
/** Maximum items of one list or object; the longest that any schema accepts has 500. */
const MAX_ITEMS = 1000;
/** PostgreSQL refuses NUL; of the other control characters only tab and line ends can be typed. */
const CONTROL_CHARACTER = /[^\P{Cc}\t\r\n]/u;

/** @returns the first refused field; null if there is none */
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
