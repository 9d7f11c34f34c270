import './checklist.css';

/**
 * A checklist with boxes to tick, which tick without scripts; attach-checklists.ts does the rest.
 * @param list name under which the ticks are kept, unique on the site
 * @param title what stands above the printed list
 */
export function Checklist({
  list,
  title,
  items,
}: {
  list: string;
  title: string;
  items: string[];
}) {
  return (
    <fieldset className="checklist" data-list={list}>
      <legend className="checklist-title">{title}</legend>
      {items.map((item) => (
        <label key={item}>
          <input type="checkbox" value={item} />
          <span>{item}</span>
        </label>
      ))}
    </fieldset>
  );
}
