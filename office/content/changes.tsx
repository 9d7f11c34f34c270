/** The changes of a file in words; of many, the first ones. */
import type { FieldChange } from '../../domain/office/publications-api.ts';
import { changeWords } from './field-words.ts';

const SHOWN_CHANGES = 6;

export function Changes({ changes }: { changes: FieldChange[] }) {
  const lines = changes.map(changeWords);
  const more = lines.length - SHOWN_CHANGES;
  return (
    <ul className="bullets">
      {lines.slice(0, SHOWN_CHANGES).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {more > 0 && <li>{more === 1 ? 'And one more change.' : `And ${more} more changes.`}</li>}
    </ul>
  );
}
