/**
 * The specimen drawings of public/specimens: what each shows, how large its file is and how much of it is the
 * animal. docs/design/drawing.md says how one is added.
 */
import * as m from '#messages';
import { pestNameOf } from '../chat/answer-words.ts';
import { withoutMarks } from '../content/source-marks.ts';
import { pageLanguage } from '../language/language.ts';
import spanish from './drawings.es.json' with { type: 'json' };
import drawings from './drawings.json' with { type: 'json' };

export interface Drawing {
  /** File name without .svg. */
  name: string;
  /** Size of the drawing in its own units, legs and feelers included. */
  width: number;
  height: number;
  /** Length of the body alone in the same units: with the true length it gives the scale. */
  body: number;
  /** What is to be seen, for those who can't see it. */
  alt: string;
}

/** A drawing with what it shows, in words. */
export interface CaptionedDrawing extends Drawing {
  title: string;
  latin: string;
  /** True length of the body as drawn, mm; of a sign its longer side. */
  length: number;
  /** A grown animal, a young stage, another view, or a trace. */
  shows: 'adult' | 'stage' | 'view' | 'sign';
}

/** A US cent is 19.05 mm across. */
export const PENNY_MM = 19.05;

/** The drawing of that name; undefined when none was made. */
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

/** The drawing of that name with what it shows; undefined when none was made. */
export function captionedDrawingOf(name: string): CaptionedDrawing | undefined {
  return allDrawings().find((drawing) => drawing.name === name);
}

/** Every drawing, in the order of the plates. */
export function allDrawings(): readonly CaptionedDrawing[] {
  return ALL.map((drawing) => ({ ...drawing, title: titleOf(drawing), alt: altOf(drawing) }));
}

/**
 * The grown animal that a heading names, as "Roof rats" or "Termites on piers"; null = none. Of "Rats and mice" the first that is
 * drawn. An animal of another name is no drawing of it: "Field ants" are not shown as house ants.
 * @param preferred the animals that it is about, which a part of their name is enough for: "Ticks" may be any of the ticks. Of others the
 * whole name is needed.
 */
export function drawingNamedIn(heading: string, preferred: readonly string[] = []): Drawing | null {
  const parts = heading.replace(PLACE_OF_ANIMAL, '').split(/,|&| and /);
  const noun = parts.at(-1)?.split(' ').at(-1);
  // "Fruit and drain flies" are fruit flies, too.
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

/** Behind its name. */
const PLACE_OF_ANIMAL = / (?:in|on|along|around|behind|between) .*/;

/** Whether a name has a word of the drawing's: "Wood-boring beetle" may be shown by a powderpost beetle, not by a borer. */
export function sharesName(drawing: string, name: string): boolean {
  const title = ALL.find((one) => one.name === drawing)?.title ?? '';
  const words = new Set(pestNameOf(`${title} ${drawing}`).split(' '));
  return pestNameOf(name)
    .split(' ')
    .some((word) => words.has(word));
}

/**
 * Whether an English name is one of the animal that a drawing shows: its title, its file, or the end of one of them, as in "subterranean
 * termite" and "termite" for "Eastern subterranean termite, swarmer".
 */
function isNameOf(drawing: string, name: string): boolean {
  const said = ` ${pestNameOf(name)}`;
  return said !== ' ' && namesOf(drawing).some((full) => ` ${full}`.endsWith(said));
}

/** Its title without what tells sex or stage, and its file. */
function namesOf(drawing: string): string[] {
  const title = ALL.find((one) => one.name === drawing)?.title.replace(/ ?[,(].*/, '') ?? '';
  return [title, drawing].map(pestNameOf);
}

/** The young stages, other views and traces of the animals with these drawings, by their Latin names. */
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
 * @param scale pixels per millimetre
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

/** The middle of a range of lengths, mm, at which an animal is drawn to scale. */
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
/** A function, so that no script of a page carries the list (npm run bundles). */
const adults = () => ALL.filter(({ shows }) => shows === 'adult').map(({ name }) => name);

/**
 * What a drawing shows with the marks that tell it apart, for those who can't see it and for picture search.
 * @param marks as the animal's page words them, with their source marks
 */
export function describedBy(drawing: Drawing, marks: readonly string[]): Drawing {
  const words = marks.map(withoutMarks).join('; ');
  return words
    ? { ...drawing, alt: m.species_drawing_with_marks({ drawing: drawing.alt, marks: words }) }
    : drawing;
}

/** In the language that is spoken; in Spanish the English name where there is none yet. */
function titleOf({ name, title }: Pick<Listed, 'name' | 'title'>): string {
  return (pageLanguage() === 'es' && (spanish as Record<string, string>)[name]) || title;
}

/** `Drawing: Bed bug, Cimex lectularius, body 5.5 mm long`; a trace has no body. */
function altOf({ name, title: english, latin, length, shows }: Listed): string {
  const title = titleOf({ name, title: english });
  const size =
    shows === 'sign'
      ? m.species_mm_across({ length: Math.round(length) })
      : m.species_body_mm_long({ length });
  return m.species_drawing({ title, latin, size });
}
