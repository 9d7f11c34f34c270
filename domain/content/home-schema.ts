/** content/home.yaml: the words of the home page (spec §2, Home page), in the order of its sections. */
import * as v from 'valibot';
import { names } from './names.ts';
import { data, words } from './translation.ts';

/** Small drawings of pests: site/public/art/pest-*.svg. */
export const PEST_MARKS = [
  'ant',
  'cockroach',
  'bed-bug',
  'spider',
  'mouse',
  'wasp',
  'carpenter-bee',
  'mosquito',
  'termite',
  'flea',
  'tick',
  'centipede',
  'boxelder-bug',
  'chinch-bug',
] as const;
export type PestMark = (typeof PEST_MARKS)[number];

/** Spots in the cutaway house; pest-zones.css has their coordinates. */
const PEST_SPOTS = [
  'counter',
  'refrigerator',
  'bed',
  'corner',
  'attic',
  'rug',
  'bath',
  'eaves',
  'fascia',
  'sill',
  'wall',
  'window',
  'birdbath',
  'fence',
  'mound',
  'burrow',
  'thatch',
] as const;

/**
 * Where a plan's card is placed in the house cross-section of the home page: in its rooms, the yard or the ground
 * below.
 */
export const PLAN_SCENES = ['rooms', 'yard', 'ground'] as const;

const text = words(v.pipe(v.string(), v.trim(), v.minLength(1)));
const texts = v.pipe(v.array(text), v.minLength(1));
/** Path of a page. A link to a page that does not exist yet is left out. */
const page = names('page', v.pipe(v.string(), v.regex(/^\/[a-z0-9/-]+$/, 'a path on this site')));
const mark = v.picklist(PEST_MARKS);

const Pest = v.strictObject({
  name: text,
  /** Where the pest lives, as a phrase after its name. */
  where: text,
  mark,
  /** Position of its pin in the cutaway house. */
  spot: v.picklist(PEST_SPOTS),
  /** Its page. Without one, its name is shown without a link. */
  page: v.optional(page),
});

export const Home = v.strictObject({
  /** Title and description of the home page in search results and shared links. */
  head: v.strictObject({ title: text, description: text }),
  hero: v.strictObject({
    /** The lines of the main heading; they break the same way on every screen. */
    headline: v.pipe(texts, v.maxLength(4, 'at most four lines, as the type is set')),
    lead: text,
    /** Links to pests, with their drawings, then to services, without. */
    links: v.array(v.strictObject({ name: text, page, mark: v.optional(mark) })),
    /** Text on the doormat, shown once on the site. */
    doormat: text,
  }),
  about: v.strictObject({
    heading: text,
    paragraphs: texts,
    color_note: v.strictObject({ title: text, text }),
    /** Default: no film, and no space for one. */
    film: v.optional(
      v.strictObject({
        title: text,
        /** Each scene's words and length in seconds; captions and transcript are made of them. */
        scenes: v.pipe(
          v.array(
            v.strictObject({
              seconds: v.pipe(v.number(), v.minValue(2), v.maxValue(10)),
              words: text,
            }),
          ),
          v.length(
            7,
            'seven scenes: so many has the film, and a film of your own is a file in public/',
          ),
        ),
      }),
    ),
  }),
  services: v.strictObject({
    heading: text,
    lead: text,
    /**
     * Service cards (spec §2: three; §3): image, title and price text (from `price`, the name of a price in site.yaml),
     * description, link. An empty list removes them from the page.
     */
    cards: v.array(
      v.strictObject({
        price: names('price', data(text)),
        scene: v.picklist(PLAN_SCENES),
        text,
        link: v.optional(v.strictObject({ name: text, page })),
      }),
    ),
    /** Other prices, one sentence each. */
    also: v.array(text),
  }),
  night: v.strictObject({ heading: text, text }),
  reviews: v.strictObject({ heading: text }),
  pests: v.strictObject({
    heading: text,
    lead: text,
    zones: v.pipe(
      v.array(
        v.strictObject({
          id: v.picklist(['indoor', 'exterior', 'lawn']),
          /** Label on the switch. */
          name: text,
          title: text,
          text,
          pests: v.array(Pest),
        }),
      ),
      v.check(
        (zones) => zones.length === 3 || zones.length === 0,
        'three zones, as the house is drawn: indoor, exterior, lawn; an empty list takes the section off the page',
      ),
    ),
  }),
  faq: v.strictObject({ heading: text, lead: text }),
  summary: v.strictObject({ heading: text, paragraphs: texts }),
});
export type Home = v.InferOutput<typeof Home>;
