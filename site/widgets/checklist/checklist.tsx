import './checklist.css';

/**
 * A checklist with boxes to tick. Scripts add a button that prints it (attach-list-printing.ts).
 * @param title heading of the printed list
 */
export function Checklist({ title, items }: { title: string; items: string[] }) {
  return (
    <fieldset className="checklist">
      <legend className="checklist-title">{title}</legend>
      {items.map((item) => (
        <label key={item}>
          <input type="checkbox" />
          <span>{item}</span>
        </label>
      ))}
    </fieldset>
  );
}
