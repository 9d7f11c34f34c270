/** Comma-separated values: written so that spreadsheets never run anything in them, and read from any program. */

/**
 * Writes RFC 4180 with a byte order mark, so that Excel reads UTF-8. Visitors' texts must not become formulas: a text that
 * starts like one gets an apostrophe in front, as OWASP advises; a phone number does not.
 * @param columns names, in order; they become the first line.
 */
export function toCsv(columns: readonly string[], rows: Record<string, unknown>[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return `\uFEFF${lines.map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Also matches behind white space and invisible characters, and full-width characters that some programs treat as the same. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u;

/**
 * A plus before nothing but digits and signs, as in a phone number. A CRM imports it unchanged; a spreadsheet at worst adds it
 * up.
 */
const PHONE = /^\+\d[\d\s().-]*$/;

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = String(value);
  return `"${(FORMULA.test(text) && !PHONE.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** Decodes a file without its byte order mark: UTF-8, or UTF-16 with the mark, which spreadsheets call "Unicode text". */
export function readText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const encoding = first === 0xff ? 'utf-16le' : 'utf-16be';
  return new TextDecoder(isUtf16 ? encoding : 'utf-8').decode(bytes);
}

/**
 * Parses values separated by commas, or by semicolons or tabs as some spreadsheets do: the first line's most frequent separator
 * counts. Cells may be quoted.
 * @returns rows of cells, without blank lines
 */
export function parseCsv(text: string): string[][] {
  const [header = ''] = text.trimStart().split(/[\r\n]/, 1);
  const count = (delimiter: string) => header.split(delimiter).length;
  const [delimiter = ','] = [',', ';', '\t'].sort((a, b) => count(b) - count(a));
  const cell = new RegExp(
    `(?: *"([^"]*(?:""[^"]*)*)")?([^${delimiter}\\r\\n]*)(${delimiter}|\\r?\\n|\\r|$)`,
    'y',
  );
  const rows: string[][] = [[]];
  while (cell.lastIndex < text.length) {
    const [, quoted = '', plain = '', end = ''] = cell.exec(text) ?? [];
    rows.at(-1)?.push((quoted.replaceAll('""', '"') + plain).trim());
    if (end !== delimiter) rows.push([]);
  }
  return rows.filter((cells) => cells.some((text) => text !== ''));
}
