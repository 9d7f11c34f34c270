/** The components of this folder as /design shows them, by the names of their folders. */
import { type Example, inEveryState } from '../ui/example.ts';
import { OfficeNote, TerritoryPhone } from './phone/phone.tsx';

const office = { territory: 'other', name: 'Sample', isHere: false };

const phone: Example[] = [
  ...inEveryState('the visitor’s number', () => <TerritoryPhone className="text-link" />),
  { name: 'the office of a place', show: () => <OfficeNote office={office} /> },
];

export const examples: Record<string, Example[]> = {
  phone,
};
