import type { Example } from '../../ui/example.ts';
import { SourceList } from './source-list.tsx';

export const examples: Example[] = [
  { name: 'rest', show: ({ pest }) => <SourceList page={pest} /> },
];
