import type { Example } from '../../ui/example.ts';
import { PestPlaces, SpotsInWords } from './pest-places.tsx';

export const examples: Example[] = [
  {
    name: 'four pests, two of them in two places',
    show: () => (
      <PestPlaces
        place="Macon"
        pests={[
          { spots: ['crawl-space', 'sill'] },
          { spots: ['woods'] },
          { spots: ['attic', 'tree'] },
          { spots: ['marsh'] },
        ]}
      />
    ),
  },
  { name: 'in words', show: () => <SpotsInWords number={2} spots={['crawl-space', 'sill']} /> },
];
