import type { Example } from '../example.ts';
import { NotFound } from './not-found.tsx';

export const examples: Example[] = [
  { name: 'no scripts yet: the frequent pages', show: () => <NotFound /> },
];
