import type { Example } from '../example.ts';
import { SideDoor } from './side-door.tsx';

export const examples: Example[] = [
  { name: 'the quote form in its frame', show: ({ pest }) => <SideDoor page={pest} /> },
];
