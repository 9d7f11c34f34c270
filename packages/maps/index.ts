export type { MappedArea, MappedPlace } from './draw-map.ts';
export { mapFiles } from './files.ts';
export { PIN } from './place-labels.ts';
