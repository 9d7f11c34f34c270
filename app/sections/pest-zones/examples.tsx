import type { Example } from '../../ui/example.ts';
import { PestZones } from './pest-zones.tsx';

export const examples: Example[] = [
  { name: 'rest', show: ({ home }) => <PestZones words={home.pests} /> },
];
