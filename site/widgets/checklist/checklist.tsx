import './checklist.css';

/** A list with checkboxes. Scripts add a button that prints it (attach-list-printing.ts). @param title of the printed list */
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
