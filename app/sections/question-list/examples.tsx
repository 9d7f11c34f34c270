import type { Example } from '../../ui/example.ts';
import { QuestionList } from './question-list.tsx';

export const examples: Example[] = [
  { name: 'closed', show: ({ pest }) => <QuestionList questions={pest.matter.faqs.slice(0, 3)} /> },
  { name: 'empty', show: () => <QuestionList questions={[]} /> },
];
