/** Interface icons on a 24 px grid. Separate exports, so that a page carries only those it shows. */
export interface IconShape {
  /** Path data. */
  d: string;
  /** Filled shape; otherwise drawn with a line. */
  filled?: true;
}

export const phone: IconShape = {
  filled: true,
  d: 'M6.9 2.6c.8-.4 1.8-.1 2.3.7l1.7 2.9c.5.8.3 1.8-.4 2.4L9.1 9.8c.9 2 2.6 3.8 4.7 4.9l1.3-1.4c.6-.7 1.7-.8 2.5-.3l2.8 1.8c.8.5 1.1 1.5.7 2.3l-.9 1.9c-.7 1.4-2.2 2.2-3.8 1.9C9.5 19.6 3.9 13.6 3.1 6.9 2.9 5.3 3.8 3.9 5.2 3.3Z',
};
export const chevronDown: IconShape = { d: 'M6 9.5l6 6 6-6' };
export const arrowRight: IconShape = { d: 'M5 12h14M13 6l6 6-6 6' };
export const arrowLeft: IconShape = { d: 'M19 12H5M11 6l-6 6 6 6' };
export const check: IconShape = { d: 'M4.5 12.5l5 5 10-11' };
export const close: IconShape = { d: 'M6 6l12 12M18 6 6 18' };
export const bars: IconShape = { d: 'M4 7h16M4 12h16M4 17h10' };
export const magnifier: IconShape = {
  d: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20.5 20.5',
};
export const clock: IconShape = {
  d: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2',
};
export const mail: IconShape = { d: 'M3.5 6.5h17v11.5h-17ZM4 7l8 6.5L20 7' };
export const pin: IconShape = {
  filled: true,
  d: 'M12 2c4.2 0 7.5 3.2 7.5 7.3 0 5-5.3 10.3-7.5 12.7-2.2-2.4-7.5-7.7-7.5-12.7C4.5 5.2 7.8 2 12 2Zm0 4.6a2.9 2.9 0 1 0 0 5.8 2.9 2.9 0 0 0 0-5.8Z',
};
export const play: IconShape = {
  filled: true,
  d: 'M8 4.8c0-1 1.1-1.7 2-1.1l10.3 7.1c.8.6.8 1.8 0 2.3L10 20.3c-.9.6-2-.1-2-1.1Z',
};
