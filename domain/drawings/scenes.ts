/**
 * The drawings in site/public/art except those of pests: what each shows, and its size. docs/drawing.md explains how to add
 * one.
 */
import scenes from './scenes.json' with { type: 'json' };

/** A lamp's position and how far its light reaches, in units of the drawing. */
export type Light = readonly [x: number, y: number, reach: number];

export interface Scene {
  /** File name in site/public/art. */
  file: string;
  /** What it shows, worded to follow "a drawing of". */
  words: string;
  /** Size in the drawing's own units; undefined for a collection of parts. */
  width?: number;
  height?: number;
  /** The lamps of each part, which shine after dark. */
  lights?: Record<string, Light[]>;
  /** Ids of parts that pages place separately. Such a file shows nothing when opened as a picture. */
  parts?: string[];
}

export function allScenes(): readonly Scene[] {
  return scenes as unknown as readonly Scene[];
}

/** The lamps in a part of a drawing; empty if nothing in it shines after dark. */
export function lightsOf(file: string, part: string): readonly Light[] {
  return allScenes().find((scene) => scene.file === file)?.lights?.[part] ?? [];
}
