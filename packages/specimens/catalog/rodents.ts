/** The three rodents of houses; sizes from the facts' table. */
import type { Specimen } from '../anatomy.ts';
import { rodent } from '../plans/rodent.ts';

export const RODENTS: Specimen[] = [
  {
    name: 'house-mouse',
    title: 'House mouse',
    latin: 'Mus musculus',
    group: 'rodents',
    shows: 'adult',
    length: 82,
    layers: rodent({
      length: 82,
      tail: 80,
      width: 33,
      head: { length: 27, width: 19 },
      // Large for the head.
      ear: { rx: 7.6, ry: 6.6, turn: 28 },
      eye: 1.7,
      tailWidth: 4.4,
      coat: '#9d8b78',
      skin: '#e0b6a4',
      tailColor: '#c99d8c',
    }),
  },
  {
    name: 'norway-rat',
    title: 'Norway rat',
    latin: 'Rattus norvegicus',
    group: 'rodents',
    shows: 'adult',
    length: 230,
    layers: rodent({
      length: 230,
      tail: 185,
      width: 104,
      head: { length: 68, width: 52 },
      // Small and thick, close to the head; the snout is blunt.
      ear: { rx: 11, ry: 9, turn: 30 },
      eye: 3.4,
      tailWidth: 15,
      coat: '#836a52',
      skin: '#d8a893',
      tailColor: '#b58c7c',
    }),
  },
  {
    name: 'roof-rat',
    title: 'Roof rat',
    latin: 'Rattus rattus',
    group: 'rodents',
    shows: 'adult',
    length: 180,
    layers: rodent({
      length: 180,
      tail: 225,
      width: 62,
      head: { length: 56, width: 36 },
      // Large and thin; the snout is pointed, the tail longer than all the rest.
      ear: { rx: 14.5, ry: 11, turn: 34 },
      eye: 3.8,
      tailWidth: 9,
      coat: '#4c4042',
      skin: '#c69a8c',
      tailColor: '#5a4648',
    }),
  },
];
