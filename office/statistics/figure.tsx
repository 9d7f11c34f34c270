/** A figure: what it says in a sentence, a plot, the same as a table, and the table as a file. */
import { type ReactNode, useId } from 'react';
import * as m from '#messages';
import { downloadCsv } from '../parts/download-csv.ts';
import { Plot, type Series } from './plot.tsx';

export type Cell = string | number | null;

export interface Table {
  columns: string[];
  rows: Cell[][];
}

export function Figure({
  title,
  says,
  table,
  file,
  plot,
  children,
}: {
  title: string;
  says: ReactNode;
  table: Table;
  /** Name of the file, without its ending. */
  file: string;
  plot?: { labels: string[]; series: Series[]; level?: number };
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <section className="figure" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{says}</p>
      {children}
      {plot && <Plot {...plot} about={m.office_statistics_plot_of({ title })} />}
      {plot && plot.series.length > 1 && <Legend series={plot.series} />}
      {plot ? (
        <details>
          <summary>{m.office_statistics_as_a_table()}</summary>
          <FigureTable table={table} title={title} file={file} />
        </details>
      ) : (
        <FigureTable table={table} title={title} file={file} />
      )}
    </section>
  );
}

function Legend({ series }: { series: Series[] }) {
  return (
    <ul className="legend">
      {series.map(({ name, kind }, index) => (
        <li key={name} data-series={index + 1} data-kind={kind}>
          {name}
        </li>
      ))}
    </ul>
  );
}

function FigureTable({ table, title, file }: { table: Table; title: string; file: string }) {
  const { columns, rows } = table;
  return (
    <>
      <section
        className="figure-table"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={m.office_statistics_table_of({ title })}
      >
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([head, ...cells]) => (
              <tr key={String(head)}>
                <th scope="row">{head}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>
                    {typeof cell === 'number' ? cell.toLocaleString('en-US') : (cell ?? '')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <button type="button" className="button low" onClick={() => downloadCsv(file, columns, rows)}>
        {m.office_statistics_download_csv()}
        <span className="visually-hidden">: {title}</span>
      </button>
    </>
  );
}
