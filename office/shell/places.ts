/** Every place in the menus, in order. */

import type { Role } from '../../domain/office/fields.ts';
import type { IconShape } from '../../site/ui/icon/icon-shapes.ts';
import { check, clock, mail } from '../../site/ui/icon/icon-shapes.ts';
import type { LeadList } from '../api/queries.ts';
import {
  bars,
  day,
  eraser,
  flag,
  gear,
  inbox,
  letter,
  list,
  pencil,
  person,
  shield,
} from '../parts/office-icons.ts';

export interface Place {
  path: string;
  name: string;
  icon: IconShape;
  /** Role that sees it. Default: everyone. */
  role?: Role;
  /** True if it needs visits. Default false. */
  ofVisits?: true;
  /** Count shown beside the name, unless 0. */
  count?: (counts: LeadList['counts']) => number;
}

const PLACES: Place[] = [
  { path: '/', name: 'Inbox', icon: inbox, count: ({ call_next }) => call_next },
  { path: '/quarantine', name: 'Quarantine', icon: shield, count: (counts) => counts.quarantine },
  { path: '/undelivered', name: 'Undelivered', icon: mail, count: (counts) => counts.dead_letters },
  { path: '/visits', name: 'Visits', icon: day, ofVisits: true },
  { path: '/numbers', name: 'Numbers', icon: bars },
  { path: '/newsletter', name: 'Newsletter', icon: letter },
  { path: '/content', name: 'Website', icon: pencil },
  { path: '/publications', name: 'Publishing', icon: clock },
  { path: '/people', name: 'People', icon: person, role: 'owner' },
  { path: '/erase', name: 'Erase a person', icon: eraser, role: 'owner' },
  { path: '/launch', name: 'Launch', icon: flag, role: 'owner' },
  { path: '/consents', name: 'Consent wordings', icon: check },
  { path: '/audit', name: 'Audit log', icon: list, role: 'owner' },
  { path: '/me', name: 'My settings', icon: gear },
];

export const placesFor = (role: Role, hasVisits: boolean): Place[] =>
  PLACES.filter(
    (place) => (place.role === undefined || place.role === role) && (!place.ofVisits || hasVisits),
  );
