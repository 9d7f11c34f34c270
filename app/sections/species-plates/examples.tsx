import type { DesignData } from '../../../content-loader/design-data.ts';
import type { Example } from '../../ui/example.ts';
import { SpeciesPlates, SpecimenPlate } from './species-plates.tsx';

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
];
