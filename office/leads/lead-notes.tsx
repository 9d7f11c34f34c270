import { type FormEvent, useRef, useState } from 'react';
import type { LeadDetail } from '../../domain/office/acts-api.ts';
import { OFFICE_LIMITS } from '../../domain/office/protocol.ts';
import { tabStorage } from '../../site/lib/browser/storage.ts';
import { useAct } from '../acts/use-acts.ts';
import { Button } from '../parts/button.tsx';
import { useTimes } from '../parts/use-now.ts';

/** Notes, newest first. An unfinished note survives leaving the screen, in this tab, until it is saved. */
export function LeadNotes({ detail }: { detail: LeadDetail }) {
  const { lead, acts } = detail;
  const draftKey = `office-note-${lead.submission_id}`;
  const [text, setText] = useState(() => tabStorage.read(draftKey) ?? '');
  const field = useRef<HTMLTextAreaElement>(null);
  const act = useAct();
  const times = useTimes();

  const write = (next: string) => {
    setText(next);
    tabStorage.write(draftKey, next || null);
  };
  const save = (event?: FormEvent) => {
    event?.preventDefault();
    if (text.trim() === '') return field.current?.focus();
    setText('');
    // Clears the draft once the note is on the device, unless another was started.
    act(lead, { type: 'note', text: text.trim() }, 'Note saved.').then(() => {
      if (tabStorage.read(draftKey) === text) tabStorage.write(draftKey, null);
    });
  };
  const notes = acts.filter((act) => act.type === 'note').reverse();
  return (
    <section>
      <h2 id="notes">Notes</h2>
      <form className="stack" onSubmit={save}>
        <textarea
          ref={field}
          aria-labelledby="notes"
          placeholder="What you agreed, the gate code, the dog"
          maxLength={OFFICE_LIMITS.note}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
            if (event.key === 'Escape') field.current?.blur();
          }}
        />
        <Button type="submit">Save note</Button>
      </form>
      {notes.length > 0 && (
        <ol className="list">
          {notes.map(({ act_id, text, by, at }) => (
            <li key={act_id}>
              <p className="said" dir="auto">
                {text}
              </p>
              <span className="muted small">
                {by?.name ?? 'Command line'}, {times.moment(at)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
