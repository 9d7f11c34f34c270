/** What a chapter is: one section drawing in layers that lie on one another, as the steps of a page's text come. */

/** Side from which a layer is uncovered; without one it fades in. */
export type Reveal = 'left' | 'right' | 'top' | 'bottom';

export interface ChapterLayer {
  /** As front matter names it. */
  name: string;
  /** What it adds, as it follows "a drawing of". */
  words: string;
  draw: () => string;
  /** What only night has: the light of lamps on what is around them. */
  lights?: () => string;
  /** Keeps its colors at night: what a step is about. */
  lit?: boolean;
  reveal?: Reveal;
  /** The layer with which it goes. Default: it stays. */
  until?: string;
}

export interface Chapter {
  name: string;
  words: string;
  draw: () => string;
  lights?: () => string;
  layers: readonly ChapterLayer[];
}
