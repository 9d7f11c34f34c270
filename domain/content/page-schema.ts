/**
 * content/pages/**\/*.md: each file is a page, and its path is the URL. The front matter picks the template and holds the
 * data that the template shows; the body is Markdown (## headings). Lengths follow docs/content.md, rules 3 and 4.
 */
import * as v from 'valibot';
import { allChapters } from '../drawings/chapters.ts';
import { SPOTS } from '../drawings/town-section.ts';
import { type Crop, MOST_CUT } from './crop.ts';
import { names } from './names.ts';
import { marksIn } from './source-marks.ts';
import { data, words } from './translation.ts';

/** Words that may cite sources: `[^key]` after the words. */
const citing = words(v.pipe(v.string(), v.trim(), v.minLength(1)));
/** Words in places where no source number can be shown: names, titles, checklists. */
const text = v.pipe(
  citing,
  v.check((value) => marksIn(value).length === 0, 'words without a source mark'),
);
/** A name that is the same in every language: a key, a drawing, a scientific name. */
const name = data(text);
const list = v.pipe(v.array(text), v.minLength(1));
const citingList = v.pipe(v.array(citing), v.minLength(1));
/** A list. If it is empty, the page leaves out its section. */
const citingParts = v.optional(v.array(citing), []);
const path = names(
  'page',
  v.pipe(v.string(), v.regex(/^\/[a-z0-9/.-]*$/, 'a path on this site, as in /pest-info/ants')),
);
const countWords = (s: string) => s.trim().split(/\s+/).length;
const atMostWords = (max: number) =>
  v.check<string, (issue: v.CheckIssue<string>) => string>(
    (s) => countWords(s) <= max,
    ({ input }) => `at most ${max} words, not ${countWords(input)}`,
  );

const Source = v.strictObject({
  title: text,
  url: v.pipe(v.string(), v.url()),
  /**
   * The source's key in marks: `[^clemson]` in a text shows its number there. Lower-case words and digits joined by
   * hyphens.
   */
  key: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'a key like clemson-ants')),
  ),
  /** Date on which the page was last compared with this source, YYYY-MM-DD. Shown on the page. */
  checked: v.optional(v.pipe(v.string(), v.isoDate())),
  /** False = only for editors, never shown (competitors, mirrors: docs/content.md, rule 1). */
  shown: v.optional(v.boolean(), true),
});
export type Source = v.InferOutput<typeof Source>;
const Question = v.strictObject({ q: text, a: citing });
const cut = v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_CUT));
/** One of the owner's pictures, and the part of it that is shown. */
export const picture = {
  /** File in content/photos: JPEG, PNG or WebP, straight from the camera. */
  file: names(
    'photo',
    v.pipe(v.string(), v.regex(/^[\w-]+\.(jpe?g|png|webp)$/i, 'a file name like crew-2026.jpg')),
  ),
  /**
   * How much to cut off at each side, in percent of the picture's width or height. The file itself is not cut. Default:
   * nothing.
   */
  crop: v.optional(
    v.pipe(
      v.strictObject({ top: cut, right: cut, bottom: cut, left: cut }),
      v.check(
        ({ top, right, bottom, left }) => top + bottom <= MOST_CUT && left + right <= MOST_CUT,
        `at most ${MOST_CUT} percent cut off, both sides together`,
      ),
    ),
  ),
};
export type Picture = { file: string; crop?: Crop | undefined };

/** One of the owner's photos. */
const PhotoField = v.strictObject({
  ...picture,
  /** Describes the photo for people who can't see it: 10 to 200 characters. */
  alt: v.pipe(text, v.minLength(10), v.maxLength(200)),
  /** One line under the photo; default none. */
  caption: v.optional(text),
});
export type Photo = v.InferOutput<typeof PhotoField>;

/** Fields of every page. */
const common = {
  /** Title element, at most 60 characters. Unique on the site. */
  title: v.pipe(text, v.maxLength(60, 'at most 60 characters')),
  /** Meta description, at most 155 characters, ideally 110 or more. Unique on the site. */
  description: v.pipe(text, v.maxLength(155, 'at most 155 characters')),
  h1: text,
  /** The answer that a search engine would quote: at most 60 words, ideally 40 or more. */
  summary: v.pipe(text, atMostWords(60)),
  /** Date of the last real change, YYYY-MM-DD. */
  updated: words(v.pipe(v.string(), v.isoDate())),
  /** The author: a key of `people` in site.yaml. Default none. */
  author: v.optional(names('person', name)),
  /** The person who checked the facts: a key of `people` in site.yaml. Default none. */
  reviewer: v.optional(names('person', name)),
  /** Label in menus, cards and breadcrumbs; default h1. */
  label: v.optional(text),
  /**
   * Other names of the page's subject, and words that people search for: nicknames, scientific names, "jobs" for careers.
   * The site search finds the page by each of them; pest pages also show them. Default none.
   */
  also_called: v.optional(v.array(text), []),
  /** Related pages, as paths; each must exist. */
  related: v.optional(v.array(path), []),
  faqs: v.optional(v.array(Question), []),
  sources: v.optional(data(v.array(Source)), []),
  /** The owner's photos, shown before the body. */
  photos: v.optional(v.array(PhotoField), []),
  /** False = the page is not published: no menu, card, list or search links to it. Default true. */
  offered: v.optional(v.boolean(), true),
  /** False = noindex, and not in the sitemap. Default true. */
  indexed: v.optional(v.boolean(), true),
};

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const months = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3))),
  v.length(12, 'twelve months, January first, each 0 to 3'),
);

/** Most steps that a chapter's drawing can follow (site/sections/visit/visit.css). */
const MAX_CHAPTER_STEPS = 6;

const ChapterField = v.strictObject({
  /** A cross-section drawing: a name in domain/drawings/chapters.json. */
  drawing: v.picklist(allChapters().map(({ name }) => name)),
  /** Describes the finished drawing for people who can't see it: 10 to 300 characters. */
  alt: v.pipe(text, v.minLength(10), v.maxLength(300)),
  /**
   * The step, from 1, at which each layer of the drawing appears, by the layer's name. A layer without a step is not
   * shown.
   */
  layers: v.pipe(
    v.record(
      v.string(),
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_CHAPTER_STEPS)),
    ),
    v.minEntries(1),
  ),
});
export type ChapterMatter = v.InferOutput<typeof ChapterField>;

/**
 * What a reader with the pest in front of them should do right now, before anything else on the page. Shown at the top of
 * the page, in the search, the chat and the acknowledgement. Default none: the page then begins with its summary.
 */
const NowField = v.pipe(
  v.strictObject({
    /** Three or four short sentences on what to do or avoid, each at most 115 characters. */
    commands: v.pipe(
      v.array(v.pipe(text, v.maxLength(115, 'at most 115 characters'))),
      v.minLength(3, 'three or four commands'),
      v.maxLength(4, 'three or four commands'),
    ),
    /** When to call 911, Poison Help, a doctor or a vet, if a reader may have to. Default none. */
    help: v.optional(v.pipe(text, v.maxLength(220, 'at most 220 characters'))),
    /** The pest stings, bites or can't wait for office hours; the page highlights the advice. Default false. */
    urgent: v.optional(v.boolean(), false),
  }),
  v.check(({ urgent, help }) => !urgent || help !== undefined, '`help` where it is `urgent`'),
);
export type NowMatter = v.InferOutput<typeof NowField>;

const Pest = v.strictObject({
  ...common,
  template: v.literal('pest'),
  now: v.optional(NowField),
  /** How to tell the species apart: short questions with answers, taken from their `marks`. Default none. */
  couplet: v.optional(citing),
  /** Default none. */
  species: v.optional(
    v.array(
      v.strictObject({
        name: text,
        latin: name,
        /** Real body length of the shortest and longest adult (or worker), mm. */
        length_mm: v.pipe(v.array(v.number()), v.length(2)),
        /** Length to the wing tips if the wings are much longer than the body, mm. */
        with_wings_mm: v.optional(v.number()),
        /** Two or three marks that a homeowner can see. */
        marks: citingList,
        /** Its drawing, if one exists: a file name in the specimen set. */
        specimen: v.optional(names('drawing', name)),
        /**
         * Where the page's first drawing shows marks. Lines lead from there to the marks' words: at most two above the middle of
         * the drawing and two below. Default none. A translation has its own, because its marks may differ.
         */
        callouts: v.optional(
          words(
            v.array(
              v.strictObject({
                /** Number of the mark in `marks`, from 1. */
                mark: v.pipe(v.number(), v.integer(), v.minValue(1)),
                /** Position in percent of the drawing's width from the left and of its height from the top. */
                x: percent,
                y: percent,
              }),
            ),
          ),
          [],
        ),
      }),
    ),
    [],
  ),
  /** Default none. */
  lookalikes: v.optional(
    v.array(
      v.strictObject({
        name: text,
        difference: citing,
        /** Its drawing, if one exists. It is shown at the same scale beside a drawing of this page. */
        specimen: v.optional(names('drawing', name)),
        /** The drawing it is shown beside. Default: the first species of the page that has one. */
        beside: v.optional(names('drawing', name)),
      }),
    ),
    [],
  ),
  /**
   * Activity by state, as in south_carolina, January first: 0 none, 1 low, 2 active, 3 peak (from the calendar in the facts).
   * Default none: the page then has no calendar.
   */
  activity: v.optional(
    v.record(
      names(
        'state_key',
        v.pipe(v.string(), v.regex(/^[a-z]+(_[a-z]+)*$/, 'a state like south_carolina')),
      ),
      months,
    ),
    {},
  ),
  /** One sentence on the season. If this or a field below is missing, the page leaves out its section. */
  season: v.optional(citing),
  where: citingParts,
  signs: citingParts,
  risk: v.optional(citing),
  prevention: citingParts,
  treatment: citingParts,
  /** A drawing beside `treatment` that changes as the reader scrolls. Default none: only the steps are shown. */
  chapter: v.optional(ChapterField),
  prepare: citingParts,
  duration: v.optional(citing),
  call_when: citingParts,
  /** Advice on first aid or poison that `now.help` has no room for (docs/content.md, rule 8). */
  safety: v.optional(citing),
});

/** The cross-section of the whole house, and the drawings of domain/drawings/chapters.json. */
const CROSS_SECTIONS = ['house', ...allChapters().map(({ name }) => name)];

/** A name of `prices` in site.yaml. */
const priceName = names(
  'price',
  v.pipe(v.string(), v.regex(/^[a-z]+(_[a-z]+)*$/, 'the name of one of the prices of site.yaml')),
);

const Cost = v.pipe(
  v.strictObject({
    /** Heading of the section, worded as people ask it: "What does ant control cost?" */
    question: text,
    /** Default: the price is given after an inspection. */
    price: v.optional(priceName),
    /** Shown instead of a price. Default "By inspection"; set another label if the price is quoted without a visit. */
    label: v.optional(text),
    /** What the price depends on. Default: not mentioned. */
    moved_by: v.optional(v.array(text), []),
    /** Sentences on anything else to know before comparing prices. */
    note: v.optional(text),
  }),
  v.check(({ price, label }) => !(price && label), '`price` or `label`'),
);
export type CostMatter = v.InferOutput<typeof Cost>;

const Guarantee = v.pipe(
  v.strictObject({
    /** Which of the company's two promises (`claims` in site.yaml) apply to the service; empty = neither. */
    carries: v.array(v.picklist(['free_reservice', 'guarantee'])),
    /** What the strip under the heading says if neither applies, as in "In your written quote". */
    instead: v.optional(text),
    /** The terms, in full sentences. */
    text: citing,
  }),
  v.check(
    ({ carries, instead }) => (carries.length === 0) === (instead !== undefined),
    '`instead` where `carries` is empty, and only there',
  ),
);
export type GuaranteeMatter = v.InferOutput<typeof Guarantee>;

const Service = v.strictObject({
  ...common,
  template: v.literal('service'),
  now: v.optional(NowField),
  /**
   * True if the next-day promise of `claims.next_day` in site.yaml covers the service. Only its page, and the pages of pests
   * that it is the first to cover, promise a visit. Set only in the English file. Default false.
   */
  next_day: v.optional(v.boolean(), false),
  /** If this or a field below is missing, the page leaves out its section. */
  included: citingParts,
  not_included: citingParts,
  steps: v.optional(v.array(v.strictObject({ title: text, text: citing })), []),
  /** A drawing beside the steps that changes as the reader scrolls. Default none: only the steps are shown. */
  chapter: v.optional(ChapterField),
  preparation: v.optional(v.array(text), []),
  results: v.optional(citing),
  people_and_pets: v.optional(citing),
  guarantee: v.optional(Guarantee),
  cost: v.optional(Cost),
  /** Menu group (spec §2, Services dropdown); null = not in the header menu. */
  menu: v.nullable(v.picklist(['plans', 'treatments'])),
  /**
   * The cross-section drawing beside the heading, which shows where the work is done. Default: that of `chapter`,
   * otherwise the whole house.
   */
  scene: v.optional(v.picklist(['none', ...CROSS_SECTIONS])),
  aftercare: v.optional(v.array(text), []),
  safety: v.optional(citing),
});

/** Landscapes of areas, and of places that have their own drawing: files site/public/art/landscape-*.svg. */
export const LANDSCAPES = [
  'river-city',
  'coast',
  'gulf',
  'foothills',
  'blue-ridge',
  'plains',
  'desert',
  'lakes',
  'city',
  'small-town',
  'suburb',
  'carytown',
  'church-hill',
  'glen-allen',
  'salisbury',
  'norfolk',
  'greenville',
] as const;

const place = {
  ...common,
  /** Place name as in "Short Pump". */
  place: text,
  /** The name of the place in a sentence, if it differs from `place`: "the Fan District". Default: `place`. */
  place_in_text: v.optional(text),
  /** The area: name of a file in content/areas, without .yaml. */
  area: names('area', name),
  /** The drawing behind the heading. Default: the area's. */
  landscape: v.optional(v.picklist(LANDSCAPES)),
  /** The opening that only this page has. Unique on the site. */
  hook: text,
  /** Pests that the place attracts, and why. An empty list removes the section from the page. */
  pests: v.array(
    v.strictObject({
      name: text,
      page: v.optional(path),
      why: citing,
      /**
       * Where `why` or `name` says that the pest lives or gets in, as spots in the cross-section of a house, which shows its
       * number there. Only spots that are named are drawn (a deck, a marsh). Up to 3; default none. Without any, the page has no
       * picture.
       */
      spots: v.optional(
        v.pipe(
          v.array(v.picklist(SPOTS)),
          v.maxLength(3, 'at most 3 places'),
          v.check((spots) => new Set(spots).size === spots.length, 'each place once'),
        ),
        [],
      ),
    }),
  ),
  /** Default: the page does not mention the season. */
  season: v.optional(citing),
  /** Nearby pages, as paths. Default none. */
  nearby: v.optional(v.array(path), []),
  zips: v.optional(v.array(v.pipe(v.string(), v.regex(/^\d{5}$/))), []),
  /** What differs about a visit to this place. An empty list removes the section from the page. */
  visit: v.array(citing),
  /**
   * Facts that only this place has. Each occurs in the body word for word as `match`, and the page shows the number of its
   * source after it. Default none.
   */
  local_facts: v.optional(v.array(v.strictObject({ fact: text, match: text, source: text })), []),
};
const ServiceArea = v.strictObject({ ...place, template: v.literal('service-area') });
const Location = v.strictObject({ ...place, template: v.literal('location') });
const Neighborhood = v.strictObject({ ...place, template: v.literal('neighborhood') });
const Landing = v.strictObject({ ...place, template: v.literal('landing') });
/** /{city}/… pages: one subject in one place. */
const City = v.strictObject({ ...place, template: v.literal('city'), service: v.optional(path) });

const POST_PICTURES = [
  'bottle',
  'desk',
  'home-lot',
  'mailboxes',
  'notebook',
  'porch',
  'seasons',
  'storm',
  'technician',
] as const;

const Post = v.strictObject({
  ...common,
  template: v.literal('post'),
  published: v.pipe(v.string(), v.isoDate()),
  /** Name of a file in content/areas, without .yaml. */
  area: v.optional(names('area', name)),
  /** The animal that the post is about, for the share image: the specimen of a species on a pest page. */
  specimen: v.optional(names('drawing', name)),
  /** The picture at the top: a file site/public/art/head-*.svg. */
  picture: v.optional(v.picklist(POST_PICTURES), 'notebook'),
  /** Cross-sections beside the text, spread over its sections. The first one is also on the post's card. Default none. */
  figures: v.optional(v.array(v.picklist(CROSS_SECTIONS)), []),
});
/** Kinds of articles; each adds its own sections to the page. */
const ARTICLE_KINDS = [
  'about',
  'reviews',
  'careers',
  'hub',
  'pestdex',
  'pest-library',
  'labels',
  'upload',
  'identifier',
  'calendar',
  'plans',
  'writing',
  'plain',
] as const;

/** Drawings of the steps on a page of kind about: files site/public/art/*.svg. */
const STEP_SCENES = [
  'chapter-inspection',
  'chapter-letter',
  'chapter-foundation',
  'first-visit',
] as const;

/** A page that consists mainly of its body: about, reviews, careers, hubs, tools. `kind` adds sections. */
const Article = v.strictObject({
  ...common,
  template: v.literal('article'),
  kind: v.picklist(ARTICLE_KINDS),
  /** How the company works, step by step, each with a drawing (kind about). Default none. */
  steps: v.optional(
    v.array(v.strictObject({ title: text, text: citing, scene: v.picklist(STEP_SCENES) })),
    [],
  ),
});
const Legal = v.strictObject({
  ...common,
  template: v.literal('legal'),
  /** True until the owner's lawyer has read it. Never shown on the page; Launch asks about it. */
  draft: v.boolean(),
});

/**
 * content/pages/offers/: a lower price for a limited time. The page, and the note about it on other pages, appear and disappear
 * automatically by the company's clock. The FTC's guides against deceptive pricing (16 CFR 233, and 16 CFR 251 for free offers)
 * require a regular price that is really charged, and every condition beside the offer. In Virginia the Comparison Price
 * Advertising Act (§ 59.1-207.40) requires the same, and records that prove the regular price; in South Carolina the Unfair Trade
 * Practices Act (§ 39-5-20) forbids anything deceptive.
 */
const Offer = v.strictObject({
  ...common,
  template: v.literal('offer'),
  /** The discount on `price`: dollars as in $25, a percentage as in 15%, or free. */
  saves: v.pipe(v.string(), v.regex(/^(\$[1-9]\d{0,4}|[1-9]\d?%|free)$/, '$25, 15% or free')),
  /**
   * The price in site.yaml that the offer lowers. The page shows it as the regular price beside the lower one. You must really
   * have charged it, for a substantial time and until the offer began.
   */
  price: priceName,
  /** For a price that is paid repeatedly: which payments are lower. Default: the first. */
  payments: v.optional(v.picklist(['first', 'every']), 'first'),
  /** What the lower price includes. */
  includes: list,
  /** Who qualifies, as in "New customers with a house in Virginia". */
  who: text,
  /** How to claim the offer, as in "Ask for it when you call or write." */
  how: text,
  /**
   * Every other condition: what it can't be combined with, how often it can be used, what follows afterward. Default
   * none.
   */
  terms: v.optional(v.array(text), []),
  /** First day, YYYY-MM-DD. */
  first_day: v.pipe(v.string(), v.isoDate()),
  /**
   * Last day, YYYY-MM-DD, at most six months after the first: a price that nearly always applies is the regular price.
   */
  last_day: v.pipe(v.string(), v.isoDate()),
  /** Pages that show a note about the offer, as paths; / is the home page. */
  pages: v.pipe(v.array(path), v.minLength(1)),
});

export const PageMatter = v.variant('template', [
  Pest,
  Service,
  ServiceArea,
  Location,
  Neighborhood,
  Landing,
  City,
  Post,
  Article,
  Legal,
  Offer,
]);
export type PageMatter = v.InferOutput<typeof PageMatter>;
export type Template = PageMatter['template'];
export type PestMatter = v.InferOutput<typeof Pest>;
export type ServiceMatter = v.InferOutput<typeof Service>;
export type OfferMatter = v.InferOutput<typeof Offer>;
export type PostMatter = v.InferOutput<typeof Post>;
export type PlaceMatter = Extract<PageMatter, { place: string }>;

/** What the sitemap says of a template's pages (spec §9: from 1.0 for home down to 0.3 for legal pages). */
export const IN_SITEMAP: Record<
  Template,
  { priority: number; changefreq: 'weekly' | 'monthly' | 'yearly' }
> = {
  service: { priority: 0.9, changefreq: 'monthly' },
  'service-area': { priority: 0.8, changefreq: 'monthly' },
  location: { priority: 0.8, changefreq: 'monthly' },
  city: { priority: 0.7, changefreq: 'monthly' },
  pest: { priority: 0.7, changefreq: 'monthly' },
  landing: { priority: 0.7, changefreq: 'monthly' },
  neighborhood: { priority: 0.6, changefreq: 'monthly' },
  post: { priority: 0.6, changefreq: 'yearly' },
  article: { priority: 0.7, changefreq: 'monthly' },
  offer: { priority: 0.6, changefreq: 'weekly' },
  legal: { priority: 0.3, changefreq: 'yearly' },
};
