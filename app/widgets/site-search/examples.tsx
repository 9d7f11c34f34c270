import './site-search.css';
import { type Example, inEveryState } from '../../ui/example.ts';
import { SearchForm } from './search-form.tsx';
import { SearchAnswer } from './site-search.tsx';

const HINT = 'A pest by any of its names, a service, a town or a ZIP code.';
const HIT = {
  name: 'Ants',
  href: '/quote',
  kind: 'Pests' as const,
  text: 'What they are.',
};

export const examples: Example[] = [
  ...inEveryState('form', () => <SearchForm label="What are you looking for?" />),
  { name: 'nothing asked', show: () => <SearchAnswer query="" search={null} hint={HINT} /> },
  { name: 'loading', show: () => <SearchAnswer query="ants" search={null} hint={HINT} /> },
  { name: 'error', show: () => <SearchAnswer query="ants" search="unreachable" hint={HINT} /> },
  { name: 'empty', show: () => <SearchAnswer query="xylophone" search={() => []} hint={HINT} /> },
  { name: 'found', show: () => <SearchAnswer query="ants" search={() => [HIT]} hint={HINT} /> },
];
