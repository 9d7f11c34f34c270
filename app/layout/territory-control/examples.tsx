import { type Example, inEveryState } from '../../ui/example.ts';
import { TerritoryControl } from './territory-control.tsx';

export const examples: Example[] = inEveryState('opener', () => <TerritoryControl />);
