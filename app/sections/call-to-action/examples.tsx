import type { Example } from '../../ui/example.ts';
import { CallToAction } from './call-to-action.tsx';

export const examples: Example[] = [
  { name: 'rest', show: ({ home }) => <CallToAction words={home.night} /> },
];
