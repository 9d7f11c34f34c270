/** Which of the landscapes that are drawn stands behind a place's pages. */
import type { Town } from './answers.ts';

const COASTAL_NAME =
  /\b(?:beach|island|isle|shores?|harbor|bay|cape|port|inlet|sound|key|gulf|ocean|galveston|charleston|savannah|mobile|pensacola|tampa|miami|norfolk|newport|wilmington|corpus christi|biloxi|gulfport|san diego|honolulu)\b/i;

/** Where hills stand at the horizon almost everywhere. */
const HILLY = ['WV', 'VT', 'NH', 'CO', 'UT', 'MT', 'WY', 'ID', 'AK'];

/**
 * The coast for a place named after one, mountains in states of mountains, and otherwise streets and houses, which stand
 * anywhere: fields of the piedmont and a river of Virginia would be wrong elsewhere.
 */
export function landscapeOf(towns: readonly Town[]): 'coast' | 'blue-ridge' | 'glen-allen' {
  const [first] = towns;
  if (first && COASTAL_NAME.test(first.name)) return 'coast';
  return first && HILLY.includes(first.state) ? 'blue-ridge' : 'glen-allen';
}
