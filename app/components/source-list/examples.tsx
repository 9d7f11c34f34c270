import type { Example } from '../example.ts';
import { SourceList } from './source-list.tsx';

export const examples: Example[] = [
  { name: 'rest', show: ({ pest }) => <SourceList page={pest} /> },
];
