import type { Example } from '../../ui/example.ts';
import { QuoteAside } from './quote-aside.tsx';

export const examples: Example[] = [
  { name: 'the quote form in its frame', show: ({ pest }) => <QuoteAside page={pest} /> },
];
