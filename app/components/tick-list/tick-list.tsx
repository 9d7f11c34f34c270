import './tick-list.css';
import { useEffect, useRef, useState } from 'react';
import { keepTicks, readTicks } from './kept-ticks.ts';

/**
 * A checklist with boxes to tick. They tick without scripts; with them the ticks are kept on this device, and the
 * list can be printed alone on a page.
 * @param list name under which the ticks are kept, unique on the site
 * @param title what stands above the printed list
 */
export function TickList({ list, title, items }: { list: string; title: string; items: string[] }) {
  const field = useRef<HTMLFieldSetElement>(null);
  const [done, setDone] = useState(0);
  const [scripted, setScripted] = useState(false);

  const count = () => {
    const ticked = boxesOf(field.current).filter(({ checked }) => checked);
    setDone(ticked.length);
    keepTicks(
      list,
      ticked.map(({ value }) => value),
    );
  };
  // Once, when React takes over: what was kept joins what was ticked before that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    setScripted(true);
    const kept = readTicks(list);
    for (const box of boxesOf(field.current)) box.checked ||= kept.includes(box.value);
    count();
  }, []);

  return (
    <fieldset ref={field} className="tick-list" onChange={count}>
      <legend className="tick-title">{title}</legend>
      {items.map((item) => (
        <label key={item}>
          <input type="checkbox" value={item} />
          <span>{item}</span>
        </label>
      ))}
      {scripted && (
        <p className="tick-foot">
          <span role="status">
            {done} of {items.length} done
          </span>
          <button type="button" className="text-link" onClick={() => printAlone(field.current)}>
            Print this list
          </button>
        </p>
      )}
    </fieldset>
  );
}

function boxesOf(field: HTMLFieldSetElement | null): HTMLInputElement[] {
  return [...(field?.querySelectorAll('input') ?? [])];
}

/** CSS hides the rest of the page while it is printed. */
function printAlone(field: HTMLFieldSetElement | null): void {
  if (!field) return;
  const html = document.documentElement;
  html.dataset.printing = '';
  field.dataset.printed = '';
  addEventListener(
    'afterprint',
    () => {
      delete html.dataset.printing;
      delete field.dataset.printed;
    },
    { once: true },
  );
  print();
}
