import { type Example, inEveryState } from '../../ui/example.ts';
import { OfficeNote, TerritoryPhone } from './phone.tsx';

const office = { territory: 'other', name: 'Sample' };

export const examples: Example[] = [
  ...inEveryState('the visitor’s number', () => <TerritoryPhone className="text-link" />),
  { name: 'the office of a place', show: () => <OfficeNote office={office} /> },
];
