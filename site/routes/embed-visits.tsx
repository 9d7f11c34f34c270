import './visits.css';
import * as m from '#messages';
import { hasPhone } from '../../domain/territory/territory.ts';
import { embeddedMeta } from '../lib/meta/page-meta.ts';
import { useSettings } from '../lib/use-site.ts';
import { TerritoryPhone } from '../territory/phone/phone.tsx';

export const meta = () => embeddedMeta(m.visits_when_heading());

/** The framed page that replaces a sent form (site/forms/lead-form/visit-times.tsx). */
export default function EmbedVisitsRoute() {
  return (
    <main>
      <VisitUnknown isFramed />
    </main>
  );
}

/** Placeholder that the server replaces on each request (server/pages/filled-page.ts). */
export function VisitUnknown({ isFramed = false }: { isFramed?: boolean }) {
  return (
    <div className={isFramed ? 'visits visits-framed' : 'visits visits-words'}>
      <h1>{m.visits_unknown_heading()}</h1>
      <p>{m.visits_unknown()}</p>
      {hasPhone(useSettings().territories) && (
        <p>
          {m.visits_rather_talk()} <TerritoryPhone />
        </p>
      )}
    </div>
  );
}
