export { cutaway } from './cutaway/cutaway.ts';
export { facade } from './cutaway/facade.ts';
export { morningYard } from './first-visit.ts';
export { heroPorch } from './hero-porch.ts';
export { nightYard } from './night-yard.ts';
export { vanBody, vanWheel } from './objects.ts';
export { palette } from './palette.ts';
export { fence, tuft } from './plants.ts';
export { wren } from './wren.ts';
