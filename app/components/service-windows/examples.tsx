import type { Example } from '../example.ts';
import { ServiceWindows } from './service-windows.tsx';

export const examples: Example[] = [
  { name: 'rest', show: ({ home }) => <ServiceWindows words={home.services} /> },
];
