import type { Example } from '../../ui/example.ts';
import { Licenses } from './licenses.tsx';

export const examples: Example[] = [{ name: 'rest', show: () => <Licenses /> }];
