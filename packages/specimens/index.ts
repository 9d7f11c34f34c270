export {
  type Enlarged,
  PEST_MARKS,
  type PestMark,
  smallSpecimen,
  TRAY,
} from './small-specimens.ts';
