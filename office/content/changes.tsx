/** What is another in a file, in words; of many changes the first. */
import './content.css';
import * as m from '#messages';
import type { FieldChange } from '../../domain/office/publications-api.ts';
import { changeWords } from './field-words.ts';

const SHOWN_CHANGES = 6;

export function Changes({ changes }: { changes: FieldChange[] }) {
  const lines = changes.map(changeWords);
  const more = lines.length - SHOWN_CHANGES;
  return (
    <ul className="content-changes">
      {lines.slice(0, SHOWN_CHANGES).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {more > 0 && <li>{m.office_content_more_changes({ count: more })}</li>}
    </ul>
  );
}
