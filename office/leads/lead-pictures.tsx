import { useState } from 'react';
import { plural } from '../../domain/language/plural.ts';
import { OFFICE_API } from '../../domain/office/protocol.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';

/** Photos of the visitor; a press enlarges them to the screen. */
export function LeadPictures({ pictures, name }: { pictures: (string | null)[]; name: string }) {
  const [open, setOpen] = useState<number | null>(null);
  const paths = pictures.filter((path) => path !== null);
  const deleted = pictures.length - paths.length;
  const words = (index: number) =>
    `Picture ${index + 1} of ${paths.length} from ${name || 'the visitor'}`;
  const path = open === null ? undefined : paths[open];
  return (
    <section>
      <h2>Pictures</h2>
      <ul className="pictures">
        {paths.map((path, index) => (
          <li key={path}>
            <button type="button" onClick={() => setOpen(index)}>
              <img src={OFFICE_API + path} alt={words(index)} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {deleted > 0 && (
        <p className="muted">
          {plural(
            deleted,
            'One picture was deleted when the time to keep pictures was over.',
            `${deleted} pictures were deleted when the time to keep pictures was over.`,
          )}
        </p>
      )}
      {open !== null && path && (
        <Dialog title={words(open)} className="whole" onClose={() => setOpen(null)}>
          <img src={OFFICE_API + path} alt={words(open)} />
          {paths.length > 1 && (
            <div className="dialog-foot">
              <Button unavailable={open === 0} onClick={() => setOpen(Math.max(open - 1, 0))}>
                Picture before
              </Button>
              <Button
                unavailable={open === paths.length - 1}
                onClick={() => setOpen(Math.min(open + 1, paths.length - 1))}
              >
                Next picture
              </Button>
            </div>
          )}
        </Dialog>
      )}
    </section>
  );
}
