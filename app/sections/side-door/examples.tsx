import type { Example } from '../../ui/example.ts';
import { SideDoor } from './side-door.tsx';

export const examples: Example[] = [
  { name: 'the quote form in its frame', show: ({ pest }) => <SideDoor page={pest} /> },
];
