/** Every place of the office that the menus name, in their order. */
import * as m from '#messages';
import type { IconShape } from '../../app/ui/icon/icon-shapes.ts';
import { check, clock, mail } from '../../app/ui/icon/icon-shapes.ts';
import type { Role } from '../../domain/office/fields.ts';
import type { LeadList } from '../../domain/office/leads-api.ts';
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
  /** Who else sees nothing of it. Default: everybody. */
  role?: Role;
  /** Only where the company has visits. Default false. */
  ofVisits?: true;
  /** A number beside the name, when it is not 0. */
  count?: (counts: LeadList['counts']) => number;
  /** Second key after g. */
  key: string;
}

export const PLACES: Place[] = [
  { path: '/', name: m.office_inbox(), icon: inbox, key: 'i', count: ({ call_next }) => call_next },
  {
    path: '/quarantine',
    name: m.office_quarantine(),
    icon: shield,
    key: 'q',
    count: ({ quarantine }) => quarantine,
  },
  {
    path: '/undelivered',
    name: m.office_undelivered(),
    icon: mail,
    key: 'u',
    count: ({ dead_letters }) => dead_letters,
  },
  { path: '/visits', name: m.office_visits(), icon: day, ofVisits: true, key: 'd' },
  { path: '/numbers', name: m.office_numbers(), icon: bars, key: 'n' },
  { path: '/newsletter', name: m.office_newsletter(), icon: letter, key: 'w' },
  { path: '/content', name: m.office_content(), icon: pencil, key: 't' },
  { path: '/publications', name: m.office_publications(), icon: clock, key: 'v' },
  { path: '/people', name: m.office_people(), icon: person, role: 'owner', key: 'p' },
  { path: '/erase', name: m.office_erase(), icon: eraser, role: 'owner', key: 'e' },
  {
    path: '/launch',
    name: 'Launch',
    icon: flag,
    role: 'owner',
    key: 'l',
  },
  { path: '/consents', name: m.office_consents(), icon: check, key: 'c' },
  { path: '/audit', name: m.office_audit_log(), icon: list, role: 'owner', key: 'a' },
  { path: '/me', name: m.office_me_my_settings(), icon: gear, key: 's' },
];

export const placesFor = (role: Role, hasVisits = false): Place[] =>
  PLACES.filter(
    (place) => (place.role === undefined || place.role === role) && (!place.ofVisits || hasVisits),
  );
