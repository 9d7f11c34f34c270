/** Comma-separated values that a spreadsheet opens without running anything. */

/**
 * RFC 4180 with a byte order mark, so that Excel reads UTF-8. What visitors typed must not become a formula:
 * a text that starts like one gets an apostrophe in front, as OWASP advises.
 * @param columns names, in order; they are the first line.
 */
export function toCsv(columns: readonly string[], rows: Record<string, unknown>[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return `\uFEFF${lines.map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Also behind white space and invisible characters, and the wide forms that some programs take for the same. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u;

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = String(value);
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
