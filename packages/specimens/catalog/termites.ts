/** Termites: the castes of the eastern subterranean termite, and the Formosan swarmer. */
import type { Specimen } from '../anatomy.ts';
import { termite } from '../plans/termite.ts';
import { wingedTermite } from '../plans/winged-termite.ts';

const FLAVIPES = { latin: 'Reticulitermes flavipes', group: 'termites' } as const;

export const TERMITES: Specimen[] = [
  {
    ...FLAVIPES,
    name: 'termite-worker',
    title: 'Eastern subterranean termite, worker',
    shows: 'stage',
    length: 4.5,
    layers: termite({
      length: 4.5,
      head: { length: 0.92, width: 1.12, fill: '#ecd09a' },
      thoraxWidth: 0.94,
      abdomenWidth: 1.45,
      antenna: 1.35,
      hindLeg: { femur: 0.68, tibia: 0.66, tarsus: 0.4, width: 0.17 },
      color: '#f1e3c2',
    }),
  },
  {
    ...FLAVIPES,
    name: 'termite-soldier',
    title: 'Eastern subterranean termite, soldier',
    shows: 'stage',
    length: 5.5,
    layers: termite({
      length: 5.5,
      head: { length: 1.7, width: 1.08, fill: '#d39a48' },
      jaws: 0.85,
      thoraxWidth: 0.95,
      abdomenWidth: 1.35,
      antenna: 1.4,
      hindLeg: { femur: 0.68, tibia: 0.66, tarsus: 0.42, width: 0.18 },
      color: '#efdfba',
    }),
  },
  {
    ...FLAVIPES,
    name: 'termite-swarmer',
    title: 'Eastern subterranean termite, swarmer',
    shows: 'adult',
    length: 5.2,
    layers: wingedTermite({
      length: 5.2,
      wing: 7.4,
      width: 1.3,
      color: '#33262a',
      legColor: '#8d6b46',
      wingColor: '#dccdab',
      hindLeg: { femur: 0.8, tibia: 0.8, tarsus: 0.45, width: 0.2 },
    }),
  },
  {
    name: 'formosan-termite-swarmer',
    title: 'Formosan termite, swarmer',
    latin: 'Coptotermes formosanus',
    group: 'termites',
    shows: 'adult',
    length: 7,
    layers: wingedTermite({
      length: 7,
      wing: 11,
      width: 1.75,
      color: '#b07a34',
      legColor: '#c99a56',
      wingColor: '#e2cf9f',
      hindLeg: { femur: 1.1, tibia: 1.1, tarsus: 0.6, width: 0.27 },
      hairy: true,
    }),
  },
];
