/**
 * The specimen drawings in site/public/specimens: what each shows, the size of its file and how much of it is the animal.
 * docs/drawing.md explains how to add one.
 */
import * as m from '#messages';
import { pestNameOf } from '../chat/spoken-answers.ts';
import { withoutMarks } from '../content/source-marks.ts';
import { pageLanguage } from '../language/language.ts';
import spanish from './drawings.es.json' with { type: 'json' };
import drawings from './drawings.json' with { type: 'json' };

export interface Drawing {
  /** File name without .svg. */
  name: string;
  /** Size of the drawing in its own units, including legs and feelers. */
  width: number;
  height: number;
  /** Length of the body alone in the same units; with the real length it gives the scale. */
  body: number;
  /** Description for people who can't see the drawing. */
  alt: string;
}

/** A drawing with a caption. */
export interface CaptionedDrawing extends Drawing {
  title: string;
  latin: string;
  /** Real length of the body as drawn, mm; for a sign, its longer side. */
  length: number;
  /** An adult animal, a young stage, another view, or a trace. */
  shows: 'adult' | 'stage' | 'view' | 'sign';
}

/** A US cent is 19.05 mm across. */
export const PENNY_MM = 19.05;

/** The drawing of that name; undefined if there is none. */
export function drawingOf(name: string): Drawing | undefined {
  const found = ALL.find((drawing) => drawing.name === name);
  return (
    found && {
      name,
      width: found.width,
      height: found.height,
      body: found.body,
      alt: altOf(found),
    }
  );
}

/** The captioned drawing of that name; undefined if there is none. */
export function captionedDrawingOf(name: string): CaptionedDrawing | undefined {
  return allDrawings().find((drawing) => drawing.name === name);
}

/** Every drawing, in the order of the plates. */
export function allDrawings(): readonly CaptionedDrawing[] {
  return ALL.map((drawing) => ({ ...drawing, title: titleOf(drawing), alt: altOf(drawing) }));
}

/**
 * The drawing of the adult animal that a heading names, as in "Roof rats" or "Termites on piers"; null if none. For "Rats and
 * mice" it is the first that has a drawing. A similar animal doesn't count: "Field ants" are not shown as house ants.
 * @param preferred animals that the page is about, for which part of the name is enough: "Ticks" may be any of the ticks. Other
 * animals must be named in full
 */
export function drawingNamedIn(heading: string, preferred: readonly string[] = []): Drawing | null {
  const parts = heading.replace(PLACE_OF_ANIMAL, '').split(/,|&| and /);
  const noun = parts.at(-1)?.split(' ').at(-1);
  // "Fruit and drain flies" also means fruit flies.
  const found = parts
    .flatMap((part) => [part, `${part} ${noun}`])
    .flatMap(
      (name) =>
        preferred.find((drawing) => isNameOf(drawing, name)) ??
        adults().find((drawing) => namesOf(drawing).includes(pestNameOf(name))) ??
        [],
    )
    .at(0);
  return (found && drawingOf(found)) || null;
}

/** The place that follows an animal's name. */
const PLACE_OF_ANIMAL = / (?:in|on|along|around|behind|between) .*/;

/** True if a name shares a word with the drawing's: a powderpost beetle may show "Wood-boring beetle", a borer may not. */
export function sharesName(drawing: string, name: string): boolean {
  const title = ALL.find((one) => one.name === drawing)?.title ?? '';
  const words = new Set(pestNameOf(`${title} ${drawing}`).split(' '));
  return pestNameOf(name)
    .split(' ')
    .some((word) => words.has(word));
}

/**
 * True if an English name fits the animal in a drawing: its title, its file name, or the end of either, as in "subterranean
 * termite" and "termite" for "Eastern subterranean termite, swarmer".
 */
function isNameOf(drawing: string, name: string): boolean {
  const ending = ` ${pestNameOf(name)}`;
  return ending !== ' ' && namesOf(drawing).some((full) => ` ${full}`.endsWith(ending));
}

/** The drawing's title without sex or stage, and its file name. */
function namesOf(drawing: string): string[] {
  const title = ALL.find((one) => one.name === drawing)?.title.replace(/ ?[,(].*/, '') ?? '';
  return [title, drawing].map(pestNameOf);
}

/** Drawings of the young stages, other views and traces of the animals in these drawings, matched by Latin name. */
export function furtherDrawings(names: readonly string[]): CaptionedDrawing[] {
  const own = new Set(names);
  const species = new Set(ALL.filter(({ name }) => own.has(name)).map(({ latin }) => latin));
  return allDrawings().filter(
    ({ name, latin, shows }) => shows !== 'adult' && species.has(latin) && !own.has(name),
  );
}

/**
 * Size of a drawing at a common scale, in whole pixels.
 * @param length body length of the animal, mm
 * @param scale pixels per millimeter
 */
export function sizeAtScale(
  { width, height, body }: Pick<Drawing, 'width' | 'height' | 'body'>,
  length: number,
  scale: number,
): { width: number; height: number } {
  const unit = (length * scale) / body;
  return {
    width: Math.max(1, Math.round(width * unit)),
    height: Math.max(1, Math.round(height * unit)),
  };
}

/** The middle of a range of lengths, mm, which is used for drawing to scale. */
export function middleOf([short = 0, long = 0]: readonly number[]): number {
  return (short + long) / 2;
}

/** `[2.4, 3.3]` as `2.4 to 3.3 mm`. */
export function lengthOf([short, long]: readonly number[]): string {
  return short === long
    ? m.common_mm({ long: long ?? 0 })
    : m.common_length_in_mm({ short: short ?? 0, long: long ?? 0 });
}

type Listed = Omit<CaptionedDrawing, 'alt'>;
const ALL = drawings as Listed[];
/** A function, so that no page script includes the list (npm run bundles). */
const adults = () => ALL.filter(({ shows }) => shows === 'adult').map(({ name }) => name);

/**
 * Adds an animal's distinguishing marks to a drawing's description, for people who can't see it and for image search.
 * @param marks as worded on the animal's page, with their source marks
 */
export function describedBy(drawing: Drawing, marks: readonly string[]): Drawing {
  const words = marks.map(withoutMarks).join('; ');
  return words
    ? { ...drawing, alt: m.species_drawing_with_marks({ drawing: drawing.alt, marks: words }) }
    : drawing;
}

/** Title in the current language; in Spanish the English one if it is not translated yet. */
function titleOf({ name, title }: Pick<Listed, 'name' | 'title'>): string {
  return (pageLanguage() === 'es' && (spanish as Record<string, string>)[name]) || title;
}

/** As in `Drawing: Bed bug, Cimex lectularius, body 5.5 mm long`; a trace has no body length. */
function altOf({ name, title: english, latin, length, shows }: Listed): string {
  const title = titleOf({ name, title: english });
  const size =
    shows === 'sign'
      ? m.species_mm_across({ length: Math.round(length) })
      : m.species_body_mm_long({ length });
  return m.species_drawing({ title, latin, size });
}
