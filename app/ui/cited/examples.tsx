import type { Example } from '../example.ts';
import { Cited } from './cited.tsx';

export const examples: Example[] = [
  {
    name: 'two sources, and one',
    show: () => (
      <p>
        <Cited text="All of South Carolina is inside the federal quarantine.[^1][^2] Virginia has its own.[^3]" />
      </p>
    ),
  },
];
