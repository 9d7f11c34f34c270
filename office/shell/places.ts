/** Every place of the office that the menus name, in their order. */
import type { IconShape } from '../../app/ui/icon/icon-shapes.ts';
import { check, mail } from '../../app/ui/icon/icon-shapes.ts';
import type { LeadList, Role } from '../../domain/office/api.ts';
import { disk, eraser, flag, gear, inbox, list, person, shield } from '../parts/office-icons.ts';

export interface Place {
  path: string;
  name: string;
  icon: IconShape;
  /** Who else sees nothing of it. Default: everybody. */
  role?: Role;
  /** A number beside the name, when it is not 0. */
  count?: (counts: LeadList['counts']) => number;
  /** Second key after g. */
  key: string;
}

export const PLACES: Place[] = [
  { path: '/', name: 'Inbox', icon: inbox, key: 'i', count: ({ call_next }) => call_next },
  {
    path: '/quarantine',
    name: 'Quarantine',
    icon: shield,
    key: 'q',
    count: ({ quarantine }) => quarantine,
  },
  {
    path: '/undelivered',
    name: 'Undelivered',
    icon: mail,
    key: 'u',
    count: ({ dead_letters }) => dead_letters,
  },
  { path: '/people', name: 'People', icon: person, role: 'owner', key: 'p' },
  { path: '/erase', name: 'Erase a person', icon: eraser, role: 'owner', key: 'e' },
  { path: '/backups', name: 'Backups', icon: disk, role: 'owner', key: 'b' },
  { path: '/launch-check', name: 'Launch check', icon: flag, role: 'owner', key: 'l' },
  { path: '/consents', name: 'Consent wordings', icon: check, key: 'c' },
  { path: '/audit', name: 'Audit log', icon: list, role: 'owner', key: 'a' },
  { path: '/me', name: 'My settings', icon: gear, key: 's' },
];

export const placesFor = (role: Role): Place[] =>
  PLACES.filter((place) => place.role === undefined || place.role === role);
