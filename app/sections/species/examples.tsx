import type { DesignData } from '../../../content-loader/design-data.ts';
import type { Example } from '../../ui/example.ts';
import { LookAlikes } from './look-alikes.tsx';
import { SpeciesPlates } from './species-plates.tsx';
import { SpecimenPlate } from './specimen-plate.tsx';
import { TracePlates } from './trace-plates.tsx';

const speciesOf = ({ pest }: DesignData) =>
  pest.matter.species.map((species, index) => ({
    ...species,
    drawing: pest.drawings[index] ?? null,
  }));

export const examples: Example[] = [
  {
    name: 'one plate',
    show: (data) => speciesOf(data)[0] && <SpecimenPlate species={speciesOf(data)[0] as never} />,
  },
  { name: 'line-up and plates', show: (data) => <SpeciesPlates species={speciesOf(data)} /> },
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
  {
    name: 'young stages and traces',
    show: ({ drawings }) => (
      <TracePlates traces={drawings.filter(({ shows }) => shows === 'sign').slice(0, 4)} />
    ),
  },
  { name: 'empty', show: () => <TracePlates traces={[]} /> },
];
