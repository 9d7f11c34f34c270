import { type Example, inEveryState } from '../example.ts';
import { TerritoryControl } from './territory-control.tsx';

export const examples: Example[] = inEveryState('opener', () => <TerritoryControl />);
