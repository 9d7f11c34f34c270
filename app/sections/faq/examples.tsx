import type { Example } from '../../ui/example.ts';
import { Faq } from './faq.tsx';

export const examples: Example[] = [
  { name: 'first open', show: ({ home, faqs }) => <Faq words={home.faq} questions={faqs} /> },
];
