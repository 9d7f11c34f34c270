import type { Example } from '../../ui/example.ts';
import { Claims } from './claims.tsx';

export const examples: Example[] = [
  { name: 'rest', show: ({ home }) => <Claims doormat={home.hero.doormat} /> },
];
