import type { Example } from '../example.ts';
import { SpecimenPlate } from '../species-plates/species-plates.tsx';
import { PageHero } from './page-hero.tsx';

const FACTS = [
  { name: 'Length', value: '2 to 3 mm' },
  { name: 'Active', value: 'March to October, and indoors all year where it is warm and damp' },
];

export const examples: Example[] = [
  {
    name: 'drawing and facts',
    show: ({ pest }) => {
      const [first] = pest.matter.species;
      return (
        <PageHero
          page={pest}
          note="The note under the heading"
          facts={FACTS}
          art={first && <SpecimenPlate species={{ ...first, drawing: pest.drawings[0] ?? null }} />}
        />
      );
    },
  },
];
