import { type Example, inEveryState } from '../example.ts';
import { TerritoryPhone } from './territory-phone.tsx';

export const examples: Example[] = inEveryState('as a link', () => (
  <TerritoryPhone className="text-link" />
));
