/** Icons used in the office only; the rest are the site's (site/ui/icon/icon-shapes.ts). */
import type { IconShape } from '../../site/ui/icon/icon-shapes.ts';

export const inbox: IconShape = {
  d: 'M3.5 13.5 6 5.5h12l2.5 8v5.5h-17ZM3.5 13.5h5l1.3 2.5h4.4l1.3-2.5h5',
};
export const message: IconShape = { d: 'M4 5h16v11h-9l-4.5 4v-4H4Z' };
export const person: IconShape = {
  d: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.6-3.9 3.6-6 7.5-6s6.9 2.1 7.5 6',
};
export const shield: IconShape = { d: 'M12 3.5 19 6v5.5c0 4.2-2.8 7.3-7 9-4.2-1.7-7-4.8-7-9V6Z' };
export const warning: IconShape = { d: 'M12 4 21 19.5H3ZM12 10v4.5M12 17v.1' };
export const eraser: IconShape = { d: 'M4 15.5 13.5 6l5 5-8 8H7.5ZM9 10.5l5 5M10.5 19H20' };
export const flag: IconShape = { d: 'M6 21V4M6 5h11.5l-2.5 4 2.5 4H6' };
export const list: IconShape = {
  d: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1',
};
export const pencil: IconShape = { d: 'M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5ZM13.5 7l3.5 3.5' };
export const day: IconShape = {
  d: 'M4.5 6h15v14h-15ZM4.5 10.5h15M8.5 3.5V7M15.5 3.5V7M8.5 14.5h3v2.5h-3Z',
};
export const bars: IconShape = { d: 'M4 20h16M6.5 16.5v-5M12 16.5v-11M17.5 16.5v-8' };
export const letter: IconShape = { d: 'M6 3.5h12v17H6ZM9 8h6M9 12h6M9 16h3.5' };
export const gear: IconShape = {
  d: 'M4 7h9M17 7h3M4 12h3M11 12h9M4 17h8M16 17h4M15 5v4M9 10v4M14 15v4',
};
export const bell: IconShape = { d: 'M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 1.5H5ZM10.5 20.5h3' };
export const more: IconShape = {
  filled: true,
  d: 'M5 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM19 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
};
export const offline: IconShape = {
  d: 'M4 4l16 16M9 8.1A11 11 0 0 1 20.5 10.5M3.5 10.5A11 11 0 0 1 7 8.6M7 14a7 7 0 0 1 4-1.9M17 14a7 7 0 0 0-1.5-1M12 18h.1',
};
export const undo: IconShape = { d: 'M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3' };
export const key: IconShape = {
  d: 'M8 11.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM11 12.7 19.5 4M15.5 8l3 3',
};
