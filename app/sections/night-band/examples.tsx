import type { Example } from '../../ui/example.ts';
import { NightBand } from './night-band.tsx';

export const examples: Example[] = [
  { name: 'rest', show: ({ home }) => <NightBand words={home.night} /> },
];
