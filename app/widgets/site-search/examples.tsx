import './site-search.css';
import { type Example, inEveryState } from '../../ui/example.ts';
import { SearchForm } from './search-form.tsx';
import { SearchAnswer } from './site-search.tsx';

const HIT = {
  name: 'Ants',
  href: '/quote',
  kind: 'Pests' as const,
  text: 'What they are.',
};

export const examples: Example[] = [
  ...inEveryState('form', () => <SearchForm label="What are you looking for?" />),
  { name: 'nothing asked', show: () => <SearchAnswer query="" search={null} /> },
  { name: 'loading', show: () => <SearchAnswer query="ants" search={null} /> },
  { name: 'error', show: () => <SearchAnswer query="ants" search="unreachable" /> },
  { name: 'empty', show: () => <SearchAnswer query="xylophone" search={() => []} /> },
  { name: 'found', show: () => <SearchAnswer query="ants" search={() => [HIT]} /> },
];
