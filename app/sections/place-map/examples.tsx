import type { Example } from '../../ui/example.ts';
import { PlaceMap } from './place-map.tsx';

export const examples: Example[] = [
  { name: 'an area', show: ({ map }) => map && <PlaceMap map={map} /> },
];
