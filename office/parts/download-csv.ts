import { toCsv } from '../../domain/csv/csv.ts';

/** Rows as a file for a spreadsheet. @param name of the file, before `.csv` */
export function downloadCsv(
  name: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): void {
  const records = rows.map((cells) =>
    Object.fromEntries(columns.map((column, index) => [column, cells[index]])),
  );
  saveCsv(name, toCsv(columns, records));
}

/** @param name of the file, before `.csv` */
export function saveCsv(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.csv`;
  link.click();
  // The browser has it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
