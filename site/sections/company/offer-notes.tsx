import './offer-notes.css';
import * as m from '#messages';
import type { OfferNote } from '../../../publisher/page-data/offer-data.ts';
import { Message } from '../../ui/message.tsx';
import { longDate } from '../guide/source-list.tsx';

/** Current offers that name the page, above its content. */
export function OfferNotes({ notes }: { notes: OfferNote[] }) {
  if (notes.length === 0) return null;
  return (
    <aside className="offer-notes" aria-label={m.offer_notes()}>
      {notes.map(({ href, name, saves, last_day }) => (
        <p key={href} className="wrap" data-last-day={last_day}>
          <Message
            text={m.offer_note({ name, saves, date: longDate(last_day) })}
            parts={{ offer: (words) => <a href={href}>{words}</a> }}
          />
        </p>
      ))}
    </aside>
  );
}
