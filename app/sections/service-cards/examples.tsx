import type { Example } from '../../ui/example.ts';
import { ServiceCards } from './service-cards.tsx';

const UNITS = {
  protection_plan: 'For one house',
  outdoor_plan: 'Per season, for one yard',
  termite_guard: 'Per year, for one structure',
};

export const examples: Example[] = [
  { name: 'rest', show: ({ home }) => <ServiceCards words={home.services} units={UNITS} /> },
];
