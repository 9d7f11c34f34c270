import { type Example, inEveryState } from '../example.ts';
import { Logo } from './logo.tsx';

export const examples: Example[] = [
  ...inEveryState('light ground', () => <Logo />),
  { name: 'dark ground', ground: 'dark', show: () => <Logo onDark /> },
];
