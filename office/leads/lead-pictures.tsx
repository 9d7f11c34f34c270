import { useState } from 'react';
import * as m from '#messages';
import { OFFICE_API } from '../../domain/office/api.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';

/** What the visitor sent along; a press shows it as large as the screen. */
export function LeadPictures({ pictures, name }: { pictures: (string | null)[]; name: string }) {
  const [open, setOpen] = useState<number | null>(null);
  const paths = pictures.filter((path) => path !== null);
  const deleted = pictures.length - paths.length;
  const words = (index: number) =>
    m.office_lead_picture_from({
      number: index + 1,
      count: paths.length,
      name: name || m.office_lead_the_visitor(),
    });
  const path = open === null ? undefined : paths[open];
  return (
    <section>
      <h2>{m.lead_pictures()}</h2>
      <ul className="pictures">
        {paths.map((path, index) => (
          <li key={path}>
            <button type="button" onClick={() => setOpen(index)}>
              <img src={OFFICE_API + path} alt={words(index)} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {deleted > 0 && <p className="muted">{m.office_lead_pictures_deleted({ count: deleted })}</p>}
      {open !== null && path && (
        <Dialog title={words(open)} className="whole" onClose={() => setOpen(null)}>
          <img src={OFFICE_API + path} alt={words(open)} />
          {paths.length > 1 && (
            <div className="dialog-foot">
              <Button unavailable={open === 0} onClick={() => setOpen(Math.max(open - 1, 0))}>
                {m.office_lead_picture_before()}
              </Button>
              <Button
                unavailable={open === paths.length - 1}
                onClick={() => setOpen(Math.min(open + 1, paths.length - 1))}
              >
                {m.office_lead_next_picture()}
              </Button>
            </div>
          )}
        </Dialog>
      )}
    </section>
  );
}
