import type { ReactNode } from 'react';

/** A table. On a phone each row is a paragraph. */
export function Table({
  columns,
  rows,
}: {
  columns: string[];
  rows: { key: string | number; cells: ReactNode[] }[];
}) {
  return (
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
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, index) => (
              <td key={columns[index]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
