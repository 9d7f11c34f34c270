import './visits.css';
import * as m from '#messages';
import { headOf } from '../../publisher/page-data/page-data.ts';
import { routeMeta } from '../lib/meta/page-meta.ts';
import { VisitUnknown } from './embed-visits.tsx';

/** The server fills this page for one visitor: it replaces the title and the main part. */
export function loader() {
  return {
    head: headOf({
      url: '/visits',
      title: `${m.visits_open_heading()} | {brand}`,
      description: m.visits_open_about(),
      indexed: false,
    }),
  };
}

export const meta = routeMeta();

export default function VisitsRoute() {
  return <VisitUnknown />;
}
