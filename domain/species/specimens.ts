/** The specimen drawings of public/specimens: how large each file is and how much of it is the animal. */

export interface Drawing {
  /** File name without .svg. */
  name: string;
  /** Size of the drawing in its own units, legs and feelers included. */
  width: number;
  height: number;
  /** Length of the body alone in the same units: with the true length it gives the scale. */
  body: number;
}

/** The drawing of that name; undefined when none was made. */
export function drawingOf(name: string): Drawing | undefined {
  const size = SIZES[name];
  return size && { name, ...size };
}

/**
 * Size of a drawing at a common scale, in whole pixels.
 * @param length body length of the animal, mm
 * @param scale pixels per millimetre
 */
export function sizeAtScale(
  { width, height, body }: Drawing,
  length: number,
  scale: number,
): { width: number; height: number } {
  const unit = (length * scale) / body;
  return {
    width: Math.max(1, Math.round(width * unit)),
    height: Math.max(1, Math.round(height * unit)),
  };
}

const SIZES: Record<string, Omit<Drawing, 'name'>> = {
  'american-cockroach': { width: 266, height: 196, body: 129 },
  'asian-tiger-mosquito': { width: 266, height: 265, body: 133 },
  'bald-faced-hornet': { width: 205, height: 266, body: 212 },
  'bed-bug': { width: 259, height: 266, body: 221 },
  'black-widow': { width: 204, height: 266, body: 96 },
  'boxelder-bug': { width: 206, height: 266, body: 192 },
  'camel-cricket': { width: 266, height: 165, body: 94 },
  'carpenter-ant': { width: 248, height: 266, body: 207 },
  'carpenter-bee': { width: 266, height: 238, body: 203 },
  'carpet-beetle': { width: 265, height: 266, body: 239 },
  'cat-flea': { width: 233, height: 266, body: 195 },
  'chinch-bug': { width: 206, height: 266, body: 192 },
  earwig: { width: 143, height: 266, body: 177 },
  'european-hornet': { width: 205, height: 266, body: 212 },
  'fire-ant': { width: 250, height: 266, body: 209 },
  'german-cockroach': { width: 266, height: 196, body: 129 },
  'honey-bee': { width: 240, height: 266, body: 222 },
  'house-centipede': { width: 188, height: 266, body: 101 },
  'house-mouse': { width: 97, height: 266, body: 147 },
  'house-spider': { width: 203, height: 266, body: 93 },
  'japanese-beetle': { width: 254, height: 266, body: 239 },
  'lone-star-tick': { width: 266, height: 233, body: 173 },
  'odorous-house-ant': { width: 250, height: 266, body: 209 },
  'oriental-cockroach': { width: 266, height: 216, body: 142 },
  'paper-wasp': { width: 210, height: 266, body: 217 },
  'pavement-ant': { width: 250, height: 266, body: 209 },
  silverfish: { width: 148, height: 266, body: 138 },
  'smokybrown-cockroach': { width: 266, height: 196, body: 129 },
  'stink-bug': { width: 203, height: 266, body: 189 },
  'termite-soldier': { width: 181, height: 266, body: 230 },
  'termite-swarmer': { width: 136, height: 266, body: 150 },
  'termite-worker': { width: 169, height: 266, body: 215 },
  'wolf-spider': { width: 210, height: 266, body: 114 },
  yellowjacket: { width: 202, height: 266, body: 209 },
};
