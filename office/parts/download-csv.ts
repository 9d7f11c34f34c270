import { toCsv } from '../../domain/csv/csv.ts';

/** Saves rows as a CSV file. @param name of the file, without `.csv` */
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

/** @param name of the file, without `.csv` */
export function saveCsv(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.csv`;
  link.click();
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
