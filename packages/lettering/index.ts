export { type Face, lettering, widthOf, wrap } from './lettering.ts';
