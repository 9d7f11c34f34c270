import type { Example } from '../../ui/example.ts';
import { TracePlates } from './trace-plates.tsx';

export const examples: Example[] = [
  {
    name: 'young stages and traces',
    show: ({ drawings }) => (
      <TracePlates traces={drawings.filter(({ shows }) => shows === 'sign').slice(0, 4)} />
    ),
  },
  { name: 'empty', show: () => <TracePlates traces={[]} /> },
];
