import type { Example } from '../../ui/example.ts';
import { RelatedPages } from './related-pages.tsx';

export const examples: Example[] = [
  { name: 'cards', show: ({ pest }) => <RelatedPages cards={pest.related} /> },
  { name: 'empty', show: () => <RelatedPages cards={[]} /> },
];
