import './year-windows.css';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const LEVELS = ['Quiet', 'Low', 'Active', 'Peak'];

/** Twelve windows per state, lit by activity; the table is what a screen reader hears. */
export function YearWindows({ rows }: { rows: { state: string; months: number[] }[] }) {
  return (
    <div className="year-scroll">
      <table className="year-windows">
        <caption className="visually-hidden">Activity by month</caption>
        <thead>
          <tr>
            <td />
            {MONTHS.map((month) => (
              <th key={month} scope="col">
                {month}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ state, months }) => (
            <tr key={state}>
              <th scope="row">{state}</th>
              {MONTHS.map((month, index) => (
                <td key={month} className={`level-${months[index]}`}>
                  <span>{LEVELS[months[index] ?? 0]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
