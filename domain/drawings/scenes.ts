/**
 * The drawings in public/art except those of pests: what each shows, and its size. docs/design/drawing.md explains how to add
 * one.
 */
import scenes from './scenes.json' with { type: 'json' };

export interface Scene {
  /** File name in public/art. */
  file: string;
  /** What it shows, worded to follow "a drawing of". */
  words: string;
  /** Size in the drawing's own units; undefined for a collection of parts. */
  width?: number;
  height?: number;
  /** Ids of parts that pages place separately. Such a file shows nothing when opened as a picture. */
  parts?: string[];
}

export function allScenes(): readonly Scene[] {
  return scenes;
}
