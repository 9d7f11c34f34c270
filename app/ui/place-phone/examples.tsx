import { type Example, inEveryState } from '../example.ts';
import { CallLink, OfficeNote } from './place-phone.tsx';

const office = { territory: 'other', name: 'Sample' };

export const examples: Example[] = [
  ...inEveryState('a place’s own number', () => (
    <CallLink office={office} className="text-link">
      {(phone) => `Call ${phone}`}
    </CallLink>
  )),
  { name: 'whose number it is', show: () => <OfficeNote office={office} /> },
];
