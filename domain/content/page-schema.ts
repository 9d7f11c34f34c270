/**
 * content/pages/**\/*.md: one file = one URL, its path is the URL. Front matter picks the template and
 * holds what the template draws; the body is Markdown (## headings). Lengths follow docs/content.md, rules 3 and 4.
 */
import * as v from 'valibot';
import { allChapters } from '../drawings/chapters.ts';
import { SPOTS } from '../drawings/town-section.ts';
import { type Crop, MOST_CUT } from './crop.ts';
import { names } from './names.ts';
import { marksIn } from './source-marks.ts';
import { data, words } from './translation.ts';

/** Words that may name their sources: `[^key]` after them. */
const citing = words(v.pipe(v.string(), v.trim(), v.minLength(1)));
/** Words that go where no number of a source can stand: names, titles, lists to tick off. */
const text = v.pipe(
  citing,
  v.check((said) => marksIn(said).length === 0, 'words without a source mark'),
);
/** A name that is the same in each language: a key, a drawing, a scientific name. */
const name = data(text);
const list = v.pipe(v.array(text), v.minLength(1));
const citingList = v.pipe(v.array(citing), v.minLength(1));
/** A list without which its part of the page is left out. */
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
  /** What marks call it: `[^clemson]` in a text shows its number there. Lower-case words and digits joined by hyphens. */
  key: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'a key like clemson-ants')),
  ),
  /**
   * Day on which somebody last compared the page with this source, YYYY-MM-DD; the page shows it.
   */
  checked: v.optional(v.pipe(v.string(), v.isoDate())),
  /** False = kept for editors, never shown (competitors, mirrors: docs/content.md, rule 1). */
  shown: v.optional(v.boolean(), true),
});
export type Source = v.InferOutput<typeof Source>;
/** Sentences, or parts of them, that the wording check lets stand. */
export const AllowedSentences = v.array(v.strictObject({ text, reason: text }));
const Question = v.strictObject({ q: text, a: citing });
const cut = v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_CUT));
/** A picture of the owner's, and what of it is shown. */
export const picture = {
  /** File in content/photos: JPEG, PNG or WebP, as it came from the camera. */
  file: names(
    'photo',
    v.pipe(v.string(), v.regex(/^[\w-]+\.(jpe?g|png|webp)$/i, 'a file name like crew-2026.jpg')),
  ),
  /** How much is cut off at each side, in percent of the picture's width or height; the file stays whole. Default: nothing. */
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

/** A photo of the owner's. */
const PhotoField = v.strictObject({
  ...picture,
  /** What is to be seen, for those who can't see it: 10 to 200 characters. */
  alt: v.pipe(text, v.minLength(10), v.maxLength(200)),
  /** One line under the photo; default none. */
  caption: v.optional(text),
  /** Where and when a photo of a job was taken: it is then mounted like a plate. Default: a plain photo. */
  found: v.optional(
    v.strictObject({
      /** As in "Crawl space, Midlothian". */
      place: text,
      /** YYYY-MM */
      month: data(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'a month like 2026-05'))),
      /** How many millimeters the photo shows from its left to its right edge: a ruler stands below it. Default: no ruler. */
      width_mm: v.optional(v.pipe(v.number(), v.minValue(5), v.maxValue(10_000))),
    }),
  ),
  /** Shown as one wide strip, four to one, for the crew or the van. Default false. */
  strip: v.optional(v.boolean()),
});
export type Photo = v.InferOutput<typeof PhotoField>;

/** Fields every page has. */
const common = {
  /** Title element, at most 60 characters; unique on the site. */
  title: v.pipe(text, v.maxLength(60, 'at most 60 characters')),
  /** Meta description, at most 155 characters, best 110 or more; unique. */
  description: v.pipe(text, v.maxLength(155, 'at most 155 characters')),
  h1: text,
  /** What an answer engine would quote: at most 60 words, best 40 or more. */
  summary: v.pipe(text, atMostWords(60)),
  /** Date of the last real change, YYYY-MM-DD. */
  updated: words(v.pipe(v.string(), v.isoDate())),
  /** Who wrote it: a key of `people` in site.yaml. Default none. */
  author: v.optional(names('person', name)),
  /** Who checked its facts: a key of `people` in site.yaml. Default none. */
  reviewer: v.optional(names('person', name)),
  /** Label in menus, cards and breadcrumbs; default h1. */
  label: v.optional(text),
  /**
   * Other names of the page's subject, and what people type who look for it: nicknames, scientific names, "jobs" for
   * careers. The site search finds the page by each; the pages of pests show theirs. Default none.
   */
  also_called: v.optional(v.array(text), []),
  /** Sitemap priority 0.3 to 1.0; default by template (spec §9). */
  priority: v.optional(v.pipe(v.number(), v.minValue(0.3), v.maxValue(1))),
  changefreq: v.optional(v.picklist(['daily', 'weekly', 'monthly', 'yearly'])),
  /** Related pages, as paths; each must exist. */
  related: v.optional(v.array(path), []),
  faqs: v.optional(v.array(Question), []),
  sources: v.optional(data(v.array(Source)), []),
  /** The owner's photos, shown before the words of the body. */
  photos: v.optional(v.array(PhotoField), []),
  /** Sentences that `domain/content/wording.ts` refuses and that may stay, each with its reason. */
  allowed_sentences: v.optional(data(AllowedSentences)),
  /** False = the site does not have the page: no menu, card, list or search leads to it. Default true. */
  offered: v.optional(v.boolean(), true),
  /** False = not in the sitemap and noindex. */
  indexed: v.optional(v.boolean(), true),
};

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const months = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3))),
  v.length(12, 'twelve months, January first, each 0 to 3'),
);

/** Steps that a chapter's drawing can follow (app/sections/chapter/chapter.css). */
const MAX_CHAPTER_STEPS = 8;

const ChapterField = v.strictObject({
  /** A section drawing: a name of domain/drawings/chapters.json. */
  drawing: v.picklist(allChapters().map(({ name }) => name)),
  /** What the finished drawing shows, for those who can't see it: 10 to 300 characters. */
  alt: v.pipe(text, v.minLength(10), v.maxLength(300)),
  /** With which step, from 1, each layer of the drawing comes, by the layer's name. A layer without a step is not shown. */
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
 * What somebody who has it in front of them does now, before anything else on the page. The first screen, the search, the
 * chat and the acknowledgement show it. Default none: the page then begins with its summary.
 */
const NowField = v.pipe(
  v.strictObject({
    /** Three or four, each a short sentence that says what to do or to leave: at most 115 characters. */
    commands: v.pipe(
      v.array(v.pipe(text, v.maxLength(115, 'at most 115 characters'))),
      v.minLength(3, 'three or four commands'),
      v.maxLength(4, 'three or four commands'),
    ),
    /** When it is 911, Poison Help, a doctor or a vet, where a reader may need one. Default none. */
    help: v.optional(v.pipe(text, v.maxLength(220, 'at most 220 characters'))),
    /** It stings, bites or cannot wait for office hours: the page sets it off. Default false. */
    urgent: v.optional(v.boolean(), false),
  }),
  v.check(({ urgent, help }) => !urgent || help !== undefined, '`help` where it is `urgent`'),
);
export type NowMatter = v.InferOutput<typeof NowField>;

const Pest = v.strictObject({
  ...common,
  template: v.literal('pest'),
  now: v.optional(NowField),
  /** What tells the species apart, each as a short question with its answer, from their `marks`. Default none. */
  couplet: v.optional(citing),
  /** Default none. */
  species: v.optional(
    v.array(
      v.strictObject({
        name: text,
        latin: name,
        /** True body length in millimetres, shortest and longest adult (or worker). */
        length_mm: v.pipe(v.array(v.number()), v.length(2)),
        /** Where wings reach far beyond the body: length to their tips, mm. */
        with_wings_mm: v.optional(v.number()),
        /** Two or three marks a homeowner can see. */
        marks: citingList,
        /** Which drawing shows it, when one exists: a file name in the specimen set. */
        specimen: v.optional(names('drawing', name)),
        /**
         * Where the page's first drawing shows marks: their words stand on lines that lead there, at most two above its middle and two below. Default none.
         * A translation has its own, as its marks may be others.
         */
        callouts: v.optional(
          words(
            v.array(
              v.strictObject({
                /** Which of `marks`, from 1. */
                mark: v.pipe(v.number(), v.integer(), v.minValue(1)),
                /** Where, in percent of the drawing's width from the left and of its height from the top. */
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
        /** Its drawing, when one exists; it then stands beside one of this page at one scale. */
        specimen: v.optional(names('drawing', name)),
        /** The drawing it stands beside; default the page's first species that is drawn. */
        beside: v.optional(names('drawing', name)),
      }),
    ),
    [],
  ),
  /**
   * Activity by state, as in south_carolina, January first: 0 none, 1 low, 2 active, 3 peak (from the facts' calendar).
   * Default none: the page then shows no months.
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
  /** One sentence on the season. Of this and what follows, what is missing has no part on the page. */
  season: v.optional(citing),
  where: citingParts,
  signs: citingParts,
  risk: v.optional(citing),
  prevention: citingParts,
  treatment: citingParts,
  /** A drawing beside `treatment` that changes as one reads it. Default none: the steps stand alone. */
  chapter: v.optional(ChapterField),
  prepare: citingParts,
  duration: v.optional(citing),
  call_when: citingParts,
  /** Advice on first aid or poison that `now.help` has no room for (docs/content.md, rule 8). */
  safety: v.optional(citing),
});

/** What may stand beside a service's heading: nothing, the whole house in section, or a section drawing of domain/drawings/chapters.json. */
const SERVICE_SCENES = ['none', 'house', ...allChapters().map(({ name }) => name)];

/** A name of `prices` in site.yaml. */
const priceName = names(
  'price',
  v.pipe(v.string(), v.regex(/^[a-z]+(_[a-z]+)*$/, 'the name of one of the prices of site.yaml')),
);

const Cost = v.pipe(
  v.strictObject({
    /** Heading of the part, as people ask it: "What does ant control cost?" */
    question: text,
    /** Default: the price comes after an inspection. */
    price: v.optional(priceName),
    /** What stands in the place of a price. Default "By inspection"; one of your own where the price is named without a look. */
    label: v.optional(text),
    /** What moves the price. Default: nothing is said of it. */
    moved_by: v.optional(v.array(text), []),
    /** Sentences on what else to know before one compares. */
    note: v.optional(text),
  }),
  v.check(({ price, label }) => !(price && label), '`price` or `label`'),
);
export type CostMatter = v.InferOutput<typeof Cost>;

const Guarantee = v.pipe(
  v.strictObject({
    /** Which of the company's two promises (`claims` of site.yaml) the service can carry; empty = neither. */
    carries: v.array(v.picklist(['free_reservice', 'guarantee'])),
    /** What the strip under the heading says where it carries neither, as in "In your written quote". */
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

/** What a customer has in hand after a visit, as an example: the page says that it is one. */
const RecordField = v.strictObject({
  /** The animal that was found. */
  specimen: names('drawing', name),
  /** What it was treated with: a product of products.yaml that has a registration number. */
  product: names('product', name),
  /** Where that was put, as in "Hinges and cracks of the kitchen cabinets". */
  place: text,
});

const Service = v.strictObject({
  ...common,
  template: v.literal('service'),
  now: v.optional(NowField),
  /**
   * Whether it belongs to the service that `claims.next_day` of site.yaml promises for the next day: only its page and those of
   * the pests that it covers first promise a visit. Only in the English file. Default false.
   */
  next_day: v.optional(v.boolean(), false),
  /** Of this and what follows, what is missing has no part on the page. */
  included: citingParts,
  not_included: citingParts,
  steps: v.optional(v.array(v.strictObject({ title: text, text: citing })), []),
  /** A drawing beside the steps that changes as one reads them. Default none: the steps stand alone. */
  chapter: v.optional(ChapterField),
  record: v.optional(RecordField),
  preparation: v.optional(v.array(text), []),
  results: v.optional(citing),
  people_and_pets: v.optional(citing),
  guarantee: v.optional(Guarantee),
  cost: v.optional(Cost),
  /** Menu group (spec §2, Services dropdown); null = not in the header menu. */
  menu: v.nullable(v.picklist(['plans', 'treatments'])),
  /** The section drawing beside the heading: where the service is done. Default: that of `chapter`, otherwise the whole house. */
  scene: v.optional(v.picklist(SERVICE_SCENES)),
  aftercare: v.optional(v.array(text), []),
  safety: v.optional(citing),
});

/** Grounds of areas, and places that have a drawing of their own: files public/art/landscape-*.svg. */
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
  /** As it stands in a sentence, where that is not the name alone: "the Fan District". Default: `place`. */
  place_in_text: v.optional(text),
  /** Name of a file in content/areas, without .yaml. */
  area: names('area', name),
  /** Which drawing stands behind the heading. Default: the area's. */
  landscape: v.optional(v.picklist(LANDSCAPES)),
  /** The one thing only this page opens with; unique on the site. */
  hook: text,
  /** Pests that follow from the place, and why; an empty list takes the section off the page. */
  pests: v.array(
    v.strictObject({
      name: text,
      page: v.optional(path),
      why: citing,
      /**
       * Where `why` or `name` says that it lives or comes in, as places of the house in section: its number stands there.
       * Only what is named is drawn (a deck, a marsh). Up to 3; default none, and a page without any has no section.
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
  /** Default: the page says nothing of it. */
  season: v.optional(citing),
  /** Nearby pages, as paths. Default none. */
  nearby: v.optional(v.array(path), []),
  zips: v.optional(v.array(v.pipe(v.string(), v.regex(/^\d{5}$/))), []),
  /** What is different about a visit there; an empty list takes the section off the page. */
  visit: v.array(citing),
  /**
   * Facts that only this place has; each stands in the body word for word as `match`, and the page shows the
   * number of its source behind it. Default none.
   */
  local_facts: v.optional(v.array(v.strictObject({ fact: text, match: text, source: text })), []),
};
const ServiceArea = v.strictObject({ ...place, template: v.literal('service-area') });
const Location = v.strictObject({ ...place, template: v.literal('location') });
const Neighborhood = v.strictObject({ ...place, template: v.literal('neighborhood') });
const Landing = v.strictObject({ ...place, template: v.literal('landing') });
/** /{city}/… pages: a place and one subject. */
const City = v.strictObject({ ...place, template: v.literal('city'), service: v.optional(path) });

const Post = v.strictObject({
  ...common,
  template: v.literal('post'),
  published: v.pipe(v.string(), v.isoDate()),
  /** Minutes are counted by the build. */
  area: v.optional(names('area', name)),
  /** The animal it is about, whose plate stands at its head: the specimen of a species of a pest page. Default: a notebook. */
  specimen: v.optional(names('drawing', name)),
  /** What stands at its head in place of the plate: a file public/art/head-*.svg. */
  picture: v.optional(v.picklist(['bottle', 'storm'])),
});
/** Kinds of articles: each adds its own parts to the page's words. */
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

/** Drawings of the steps of a page of kind about: files public/art/*.svg. */
const STEP_SCENES = [
  'chapter-inspection',
  'chapter-letter',
  'chapter-foundation',
  'first-visit',
] as const;

/** A page whose body is enough: about, reviews, careers, hubs, tools. `kind` picks extra parts. */
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
  /** True until the owner's lawyer has read it; never shown on the page; Launch asks for it. */
  draft: v.boolean(),
});

/**
 * content/pages/offers/: what costs less for a while. The page, and the note about it on other pages, begin and end by themselves, on the
 * company's clock. The FTC's guides against deceptive pricing (16 CFR 233, 16 CFR 251 for what is free) want a regular price that is
 * really asked, and every condition beside the offer. In Virginia the Comparison Price Advertising Act (§ 59.1-207.40) wants the same, and
 * papers that prove the regular price; in South Carolina the Unfair Trade Practices Act (§ 39-5-20) forbids what would deceive.
 */
const Offer = v.strictObject({
  ...common,
  template: v.literal('offer'),
  /** What it takes off `price`: dollars as in $25, a part as in 15%, or free. */
  saves: v.pipe(v.string(), v.regex(/^(\$[1-9]\d{0,4}|[1-9]\d?%|free)$/, '$25, 15% or free')),
  /**
   * Which of the prices of site.yaml it lowers: the page shows that as the regular price, beside the lower one. You must really have asked
   * that price, for a good while and until the offer began.
   */
  price: priceName,
  /** Of a price that is paid several times: which payments are lower. Default: the first. */
  payments: v.optional(v.picklist(['first', 'every']), 'first'),
  /** What the lower price pays for. */
  includes: list,
  /** Who may use it, as in "New customers with a house in Virginia". */
  who: text,
  /** What somebody does to get it, as in "Ask for it when you call or write." */
  how: text,
  /** Every other condition: what it can't be combined with, how often, what follows afterward. Default none. */
  terms: v.optional(v.array(text), []),
  /** First day, YYYY-MM-DD. */
  first_day: v.pipe(v.string(), v.isoDate()),
  /** Last day, YYYY-MM-DD: at most six months later, because what nearly always holds is the regular price. */
  last_day: v.pipe(v.string(), v.isoDate()),
  /** Pages that show a note with the offer, as paths; / is the home page. */
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

/** Sitemap defaults by template (spec §9: 1.0 home down to 0.3 legal). */
export const SITEMAP_DEFAULTS: Record<
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
