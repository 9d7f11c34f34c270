import './icon-list.css';
import { Cited } from '../../ui/cited/cited.tsx';

/** dot = note, yes = to do or included, no = left out. */
export type Mark = 'dot' | 'yes' | 'no';

/** A list with one kind of mark. */
export function IconList({ items, mark = 'dot' }: { items: string[]; mark?: Mark }) {
  return (
    <ul className={`icon-list icon-list-${mark}`}>
      {items.map((item) => (
        <li key={item}>
          <Cited text={item} />
        </li>
      ))}
    </ul>
  );
}

interface Panel {
  title: string;
  items: string[];
  mark?: Mark;
}

/** Two related lists side by side; an empty one is left out. */
export function IconListPanels({ panels }: { panels: [first: Panel, second: Panel] }) {
  return (
    <div className="columns icon-list-panels">
      {panels
        .filter(({ items }) => items.length > 0)
        .map(({ title, items, mark = 'dot' }) => (
          <div key={title}>
            <h3>{title}</h3>
            <IconList items={items} mark={mark} />
          </div>
        ))}
    </div>
  );
}

/** A safety warning. @param title if no heading stands above it */
export function SafetyNote({ title, text }: { title?: string; text: string }) {
  return (
    <div className="safety-note" role="note">
      {title && <h3>{title}</h3>}
      <p>
        <Cited text={text} />
      </p>
    </div>
  );
}
