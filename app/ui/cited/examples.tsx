import type { Example } from '../example.ts';
import { Cited } from './cited.tsx';

export const examples: Example[] = [
  {
    name: 'two sources, and one',
    show: () => (
      <p>
        <Cited text="The queen lays her eggs in spring.[^1][^2] Swarms follow in May.[^3]" />
      </p>
    ),
  },
];
