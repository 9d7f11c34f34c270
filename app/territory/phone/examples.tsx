import { type Example, inEveryState } from '../../ui/example.ts';
import { CallLink, OfficeNote, TerritoryPhone } from './phone.tsx';

const office = { territory: 'other', name: 'Sample' };

export const examples: Example[] = [
  ...inEveryState('the visitor’s number', () => <TerritoryPhone className="text-link" />),
  ...inEveryState('a place’s own number', () => (
    <CallLink office={office} className="text-link">
      {(phone) => `Call ${phone}`}
    </CallLink>
  )),
  { name: 'whose number it is', show: () => <OfficeNote office={office} /> },
];
