export { type DrawnFiles, outdatedFiles, ROOT, writeDrawnFiles } from './drawn-files.ts';
export { examplesPage } from './examples-page.ts';
export {
  circle,
  drawing,
  ellipse,
  formatNumber,
  line,
  path,
  place,
  rect,
  repeat,
  seededRandom,
  viewBoxOf,
} from './shapes.ts';
