export { PEST_MARKS, type PestMark, smallSpecimen } from './small-specimens.ts';
