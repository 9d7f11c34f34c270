import type { Example } from '../../ui/example.ts';
import { LookAlikes } from './look-alikes.tsx';

export const examples: Example[] = [
  {
    name: 'pairs, and one without a drawing',
    show: ({ pest }) => (
      <LookAlikes
        animals={[
          ...pest.matter.lookalikes.map((one, index) => ({
            ...one,
            pair: pest.pairs[index] ?? null,
          })),
          { name: 'Another', difference: 'Told by its smell, which no drawing shows.', pair: null },
        ]}
      />
    ),
  },
];
