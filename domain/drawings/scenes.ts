/**
 * The drawings of public/art but for those of pests: what each shows and how large it is. docs/design/drawing.md
 * says how one is added.
 */
import scenes from './scenes.json' with { type: 'json' };

export interface Scene {
  /** Name of the file in public/art. */
  file: string;
  /** What is to be seen, as it follows "a drawing of". */
  words: string;
  /** Size in the drawing's own units; undefined for a collection of parts. */
  width?: number;
  height?: number;
  /** Ids of parts that pages place one by one; opened as a picture such a file shows nothing. */
  parts?: string[];
}

export function allScenes(): readonly Scene[] {
  return scenes;
}
