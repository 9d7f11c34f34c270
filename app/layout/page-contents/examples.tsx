import type { Example } from '../../ui/example.ts';
import { PageContents } from './page-contents.tsx';

const headings = [
  'What it is',
  'What to look for',
  'A heading so long that it takes two lines',
].map((text, index) => ({
  id: ['component-base', 'component-chat', 'component-logo'][index] ?? '',
  text,
}));

export const examples: Example[] = [
  { name: 'long text', show: () => <PageContents headings={headings} /> },
];
