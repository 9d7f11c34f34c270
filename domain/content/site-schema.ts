/**
 * content/site.yaml: every business fact of the company, in one file (spec §1, §9).
 * Changing the company means changing this file, never code.
 */
import * as v from 'valibot';
import { LANGUAGES } from '../language/language.ts';
import { isMailable } from '../lead/email-address.ts';
import { PERIOD_NAMES, priceAmount, priceWithUnit } from '../prices/prices.ts';
import { TERRITORY_NAME, type Territories } from '../territory/territory.ts';
import { readCounter } from './counter.ts';
import { PEST_MARKS } from './home-schema.ts';
import { names } from './names.ts';
import { AllowedSentences, LANDSCAPES, picture } from './page-schema.ts';
import { timeWindow } from './time-window.ts';
import { pestControl } from './trade.ts';
import { data, nameOf, words } from './translation.ts';

/** Words that a translation writes. */
const text = words(v.pipe(v.string(), v.trim(), v.minLength(1)));
/** A name, a number or a code that is the same in each language. */
const fact = data(text);
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3650));
const DEFAULT_RETENTION = { photo_days: 90, lead_days: 730, copy_days: 90 };
const url = v.pipe(v.string(), v.url());
/** `(804) 555-0142`: as it is shown; the tel: link is derived. */
const phone = v.pipe(v.string(), v.regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'a phone like (804) 555-0142'));
/** As in `readCounter`. */
export const Counter = data(
  v.pipe(
    v.string(),
    v.check(
      (setting) => readCounter(setting) !== null,
      'an https address of one host, then at most one attribute, as in https://stats.example.com/script.js data-website-id=94db1cb1',
    ),
  ),
);
/** `08:00`, 24-hour clock, in the office's time zone. */
const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-4]):[0-5]\d$/, 'a time like 08:00'));
/** A site path such as /embed/quote-form, or the full URL of a form provider. */
const pathOrUrl = v.pipe(
  v.string(),
  v.regex(/^(\/|https:\/\/)\S*$/, 'a path like /embed/quote-form or an https URL'),
);
const dayHours = v.nullable(v.strictObject({ opens: time, closes: time }));

/** The colors a company may have of its own: house, ground and text, light, footer. */
export const COLORS = [
  'ruf',
  'rufd',
  'rufl',
  'teal',
  'teal2',
  'haint',
  'haint2',
  'fig',
  'fig2',
  'plum',
  'soft',
  'cream',
  'paper',
  'sand',
  'peach',
  'line',
  'lamp',
  'lampd',
  'rose',
  'plum-line',
] as const;

/** `VA`. */
const state = names('state', v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'two letters like VA')));

const TerritorySettings = v.strictObject({
  /** Shown in the header: "Serving {label}" when the area is not known. */
  label: nameOf(text),
  phone,
  /** URL of the quote form frame (spec §7: one for virginia_beach, one for all others). */
  quote_form: pathOrUrl,
  /** Two letters: the territory's visitors are in this state. None for `other`, which is everywhere else. */
  state: v.optional(state),
  /** Only these cities of the state; none = the rest of the state. */
  cities: v.optional(v.pipe(v.array(fact), v.minLength(1))),
  /**
   * Whether the cities of its areas (content/areas) count beside those of `cities`, as Poquoson for virginia_beach.
   * Default false: those of `cities` and no more (spec §4: the list).
   */
  area_cities: v.optional(v.boolean()),
  /** Of its office, for search engines, as in "1 Main Street, Richmond, VA 23219". Default none. */
  address: v.optional(fact),
});

/** Somebody who wrote or checked pages. Never invented: visitors see the name, and search engines too. */
const Person = v.strictObject({
  /** What `author` and `reviewer` of a page name; also the anchor of the person's entry on the page of kind writing. */
  key: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters, digits and hyphens, as in jane-doe'),
  ),
  name: fact,
  /** What entitles them to say it, as in "Associate Certified Entomologist". */
  credentials: fact,
  /** License or certificate with its authority and number, so that anybody can look it up. Default none. */
  license: v.optional(fact),
  /** Who they are, in one to three sentences. */
  bio: fact,
  /** A portrait, beside their entry on the page of kind writing. Default none. */
  photo: v.optional(v.strictObject(picture)),
  /** Answers the phone in office hours: name and photo stand at the head of the quote form. Default false; not shown without a photo. */
  answers: v.optional(v.boolean()),
});
export type Person = v.InferOutput<typeof Person>;

/** A term of a promise. Default: nothing is said of it. */
const term = v.optional(words(v.pipe(v.string(), v.trim())), '');
const Promises = v.strictObject({
  /** When money comes back, until when, how much, and how to ask (16 CFR 239.3 wants it beside the claim). */
  guarantee: term,
  /** Which pests a free re-service is for, and for how long after a single treatment. */
  reservice: term,
  /** How a plan is billed, how long it runs, how it ends, and what ending it costs. */
  plan_term: term,
  /** When somebody comes outside of office hours, and what that costs. */
  night_calls: term,
});

const Price = v.pipe(
  v.strictObject({
    /** What it is called, as in "Termite Guard". */
    name: text,
    /** How often a price is paid. Default: pages name no unit, and the launch check asks for it. */
    per: v.optional(v.picklist(PERIOD_NAMES)),
    /** What one payment buys, after "for", as in "one house". Default: nothing is said of it, and the launch check asks for it. */
    scope: v.optional(text),
    /** Whether the unit is abbreviated, as in "from $49/mo". Default false. */
    short: v.optional(v.boolean(), false),
    /** Where the price begins, or its two ends. */
    from: v.optional(whole),
    low: v.optional(whole),
    high: v.optional(whole),
  }),
  v.check(
    ({ from, low, high }) =>
      from === undefined
        ? low !== undefined && high !== undefined
        : low === undefined && high === undefined,
    'a price with `from`, or with `low` and `high`',
  ),
  // What texts name as {prices.termite_guard.label} and {prices.termite_guard.amount}: computed, never written beside the number.
  v.transform((price) => ({
    ...price,
    label: priceWithUnit(price),
    amount: priceAmount(price),
  })),
);

/** Networks with an icon in the footer; the others stand there by their names. */
export const NETWORKS = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  nextdoor: 'Nextdoor',
  yelp: 'Yelp',
  google: 'Google',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
} as const;
export type Network = keyof typeof NETWORKS;

/**
 * Days after which the server deletes what visitors sent (server/retention), 1 to 3650. The privacy policy says them
 * as {retention.photo_days} and {retention.lead_days}; a build without them there is refused. With copies elsewhere it says
 * {retention.copy_days}, too.
 */
export const Retention = v.optional(
  v.pipe(
    v.strictObject({
      /** Pictures, and mail files in DATA_DIR/mail. Default 90. */
      photo_days: v.optional(days, DEFAULT_RETENTION.photo_days),
      /** Requests and chats, with everything queued about them. Default 730. */
      lead_days: v.optional(days, DEFAULT_RETENTION.lead_days),
      /** Encrypted backups elsewhere (BACKUP_COMMAND), which may hold what was deleted since. Default 90. */
      copy_days: v.optional(days, DEFAULT_RETENTION.copy_days),
    }),
    v.check(
      ({ photo_days, lead_days }) => photo_days <= lead_days,
      'no more photo_days than lead_days: pictures go with their request',
    ),
    v.check(
      ({ copy_days, lead_days }) => copy_days <= lead_days,
      'no more copy_days than lead_days: copies must not outlive the requests',
    ),
  ),
  DEFAULT_RETENTION,
);
export type Retention = v.InferOutput<typeof Retention>;

export const Site = v.strictObject({
  brand: v.strictObject({
    /** Full name, as in "Wrenhouse Pest Control". */
    name: fact,
    /** Short name, as in the logo. */
    short_name: fact,
    /** Name of the chat's assistant. Default: the short name. */
    assistant: v.optional(fact),
    /** The logo's second line. */
    tagline: text,
    /** Makes /about/about-{slug} (spec §2). */
    slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens')),
    /** Year the company was founded (spec §9). */
    founded: whole,
    /** "Virginia & South Carolina" (spec §2, Footer). */
    serves: text,
  }),
  /**
   * How chat, forms, mails and titles name the work, for a company of another trade: lawn care, wildlife control. All of
   * it or nothing; the first four stand in the middle of sentences. Default: pest control.
   */
  trade: v.optional(
    v.strictObject({
      /** The work, as in "pest control": "Get a free {name} quote". */
      name: text,
      /** What the chat asks about, as in "a pest control issue": "Do you currently have {issue}?" */
      issue: text,
      /** What a customer sends a picture of, with its article, as in "a pest". */
      one: text,
      /** Several of them, as in "pests". */
      many: text,
      /** Title of the menu of services with `menu: treatments`, as in "Pest Treatments". */
      treatments: text,
      /** Heading of the page /quote, as in "Tell us what you’ve seen." */
      heading: text,
      /** What the quote form asks for in words, as in "What have you seen?" */
      details: text,
      /** What the quote form asks before the choices, as in "What’s bugging you?". */
      question: text,
      /** What can be chosen there, besides "Not sure": five at most, in a word or two. An empty list takes the question off the form. */
      choices: v.pipe(
        v.array(
          v.strictObject({
            name: text,
            /** What the office reads of it. Default `name`; with Spanish pages, the English name. */
            stored: v.optional(fact),
            /** The small drawing above it. Default none. */
            mark: v.optional(v.picklist(PEST_MARKS)),
          }),
        ),
        v.maxLength(5, 'five choices at most'),
      ),
    }),
    pestControl,
  ),
  contact: v.strictObject({
    email: data(
      v.pipe(v.string(), v.check(isMailable, 'an e-mail address like office@example.com')),
    ),
    /** Whether the phone is answered in Spanish; Spanish pages say so at their call buttons, or ask for a message. Default: no. */
    answers_in_spanish: v.optional(v.boolean(), false),
    /** Postal address, as mail law asks for in newsletters. */
    postal_address: fact,
    /** IANA name, as in America/New_York: hours and mail times are in this zone. */
    time_zone: names('time_zone', fact),
  }),
  /** Who reads about security holes: /.well-known/security.txt (RFC 9116). Default: contact.email, in English. */
  security: v.optional(
    v.strictObject({
      /** The first is the one to try first. */
      contacts: v.pipe(
        v.array(
          v.pipe(
            v.string(),
            v.regex(
              /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/,
              'an address like mailto:security@example.com, https://… or tel:+1-…',
            ),
          ),
        ),
        v.minLength(1),
      ),
      /** Language tags, as in en or es. */
      languages: v.optional(
        v.pipe(
          v.array(
            v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Za-z\d]+)*$/, 'a language tag like en')),
          ),
          v.minLength(1),
        ),
        ['en'],
      ),
    }),
  ),
  /**
   * Colors of the look (app/styles/tokens.css has their defaults). `ruf` is the main color (boards, figures, links), `rufd` a darker
   * one of it, `teal` the second color, `haint` the light ground of headings, `fig` the text, `cream` the page, `lamp` the buttons.
   * Whether text stands out from its ground is for the launch check to say.
   */
  colors: v.optional(
    v.record(
      v.picklist(COLORS),
      v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'a color like #b23f16')),
    ),
  ),
  /** Opening hours per weekday; null = closed (spec §9). */
  hours: v.strictObject({
    monday: dayHours,
    tuesday: dayHours,
    wednesday: dayHours,
    thursday: dayHours,
    friday: dayHours,
    saturday: dayHours,
    sunday: dayHours,
    /** Days on which the office is closed whatever the weekday, YYYY-MM-DD. Default none. */
    holidays: v.optional(v.array(v.pipe(v.string(), v.isoDate())), []),
    /** As people read it, as in "Monday to Friday 8-6, Saturday 8-4". */
    label: text,
    /** The 24/7 emergency claim (spec §9); everything about hours obeys it. */
    emergency_24_7: v.boolean(),
    emergency_label: text,
    /** The number that is answered at any hour. Default: the territory's own. */
    emergency_phone: v.optional(phone),
    /**
     * A call before this time, Monday to Friday, gets a visit on the next working day (spec §9): the call bar and the live promise
     * say it by the clock. Default: they promise no day.
     */
    next_day_calls_before: v.optional(time),
    /** A call on Friday before `next_day_calls_before` promises this day (docs/content.md, rule 5). */
    friday_next_service_day: v.picklist(['monday', 'saturday']),
    /** Jobs that are done at dusk: their visits are offered in this window only, and their pages say so. Default none. */
    dusk: v.optional(
      v.strictObject({
        /** Pages of services. */
        services: v.pipe(
          v.array(names('service', data(v.pipe(v.string(), v.startsWith('/'))))),
          v.minLength(1),
        ),
        /** As in "18:00-21:00". */
        window: data(timeWindow),
        /** As people read it, in a sentence or two: on the pages of these services and on our-promises. */
        note: text,
      }),
    ),
  }),
  /**
   * Which phone and which quote form a visitor gets (spec §4). The first is shown until the visitor's place is
   * known. Named cities win over the rest of their state, and `other` is everywhere else.
   */
  territories: v.pipe(
    v.record(
      v.pipe(v.string(), v.regex(TERRITORY_NAME, 'lower-case words joined by underscores')),
      TerritorySettings,
    ),
    v.check((all) => Object.hasOwn(all, 'other'), 'a territory named other'),
    v.check(
      ({ other, ...named }) => !other?.state && Object.values(named).every((one) => one.state),
      'a state for every territory but other',
    ),
    v.transform((all) => all as Territories<(typeof all)[string]>),
  ),
  /** Whether visitors are offered the chat. Default true. */
  chat: v.optional(v.boolean(), true),
  /**
   * Numbers of campaigns, so that a mailer or an ad can be told by its calls: a visitor whose last visit came with
   * this utm_campaign sees the number wherever a territory's number stands. Not shown to visitors who ask not to be
   * tracked. Default none.
   */
  campaign_phones: v.optional(v.array(v.strictObject({ campaign: fact, phone })), []),
  /** Business claims (spec §1, §9). Each is shown from here only, once. */
  claims: v.pipe(
    v.strictObject({
      /** How many customers there are, as in "2,500+ families". Default: nothing is said of it. */
      customers: v.optional(fact),
      /** Of 5. Default: the pages name no rating; the five fields from here on go together. */
      rating: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(5))),
      star_rating_label: v.optional(text),
      /** How many reviews were counted. Home page: "4.9/5 from 1,847 reviews". */
      home_review_count: v.optional(whole),
      /** Page metadata: 2847. */
      metadata_review_count: v.optional(whole),
      /** Marketing text: "1,500+". Where it is the count rounded down, the pages say so. */
      review_count_label: v.optional(fact),
      /** Whether rating metadata is emitted at all (search engines forbid self-serving markup). */
      rating_metadata: v.boolean(),
      next_day: text,
      /** Said of a service whose page carries it (`guarantee.carries`). Default: no page may carry it. */
      free_reservice: v.optional(text),
      /** Said of a service whose page carries it (`guarantee.carries`). Default: no page may carry it. */
      guarantee: v.optional(text),
      /** Both regulators; replaces the specification's phrase (docs/content.md, rule 5). */
      licensed: text,
      insured: text,
      /** Miles (spec §9: service radius 50). */
      service_radius_miles: whole,
      response_promise: text,
      /** The same in minutes of business hours: what the page promises by the clock (spec §9: one hour). Default 60. */
      response_minutes: v.optional(v.pipe(whole, v.minValue(1)), 60),
      response_sooner: text,
      /** Working days the office asks for between the request of a termite letter and the closing. Default 3. */
      letter_working_days: v.optional(whole, 3),
      treatment_minutes: text,
      activity_days: text,
    }),
    v.check(
      ({
        rating,
        star_rating_label,
        home_review_count,
        metadata_review_count,
        review_count_label,
      }) =>
        new Set(
          [
            rating,
            star_rating_label,
            home_review_count,
            metadata_review_count,
            review_count_label,
          ].map((one) => one === undefined),
        ).size === 1,
      'either all or none of rating, star_rating_label, home_review_count, metadata_review_count, review_count_label',
    ),
  ),
  /**
   * Terms of what is promised, for pages as `{promises.guarantee}`: only the owner can decide them. Default none: such a place on a
   * page stays empty, and the launch check asks for what is missing.
   */
  promises: v.optional(Promises, {}),
  /**
   * Prices in whole US dollars (spec §9), by names that pages use. No other price is ever shown.
   */
  prices: v.record(
    v.pipe(v.string(), v.regex(/^[a-z]+(_[a-z]+)*$/, 'a name like ant_control')),
    Price,
  ),
  /** The licenses of the company, one per state: on every page's footer, on about and service pages. */
  licenses: v.array(
    v.strictObject({
      state: names('state_name', text),
      /** In full, as in "Clemson University, Department of Pesticide Regulation". */
      regulator: fact,
      /** Short, for the footer, as in "Clemson DPR". Default: `regulator`. */
      authority: v.optional(fact),
      /** What the license is called. Default "Pesticide business license". */
      title: v.optional(text, 'Pesticide business license'),
      number: fact,
      /** How anybody can check the number: a sentence, and the regulator's page. The launch check asks for it. */
      verify: v.optional(v.strictObject({ text, url })),
      sample: v.boolean(),
    }),
  ),
  /** Who writes and checks the pages. Default nobody: pages then show no names, and the launch check asks for them. */
  people: v.optional(
    v.pipe(
      v.array(Person),
      v.check(
        (people) => new Set(people.map(({ key }) => key)).size === people.length,
        'a key of their own for everybody',
      ),
    ),
    [],
  ),
  /**
   * What the company did in a year, counted by itself: pages use the numbers as {own_year.visits}, and the about page shows them.
   * Default none: nothing is said.
   */
  own_year: v.optional(
    v.strictObject({
      year: v.pipe(v.number(), v.integer(), v.minValue(2000)),
      visits: whole,
      /** Visits without charge because a pest was still there or came back. */
      second_visits: whole,
      /** Nests of wasps and hornets that were treated. */
      nests: v.optional(whole),
    }),
  ),
  /** Profiles on social networks (spec §2, Footer: three); an empty list takes them off the footer. */
  social: v.array(v.strictObject({ network: v.picklist(Object.keys(NETWORKS) as Network[]), url })),
  /** URL of the location lookup (spec §7): our own endpoint unless a third party is named. Build override: PUBLIC_GEOLOCATION_URL. */
  geolocation_url: pathOrUrl,
  /** Analytics measurement id; null = analytics off. Build override: PUBLIC_ANALYTICS_ID. */
  analytics_id: v.nullable(v.pipe(v.string(), v.regex(/^G-[A-Z0-9]+$/, 'an id like G-ABC123'))),
  /**
   * Script of another counter (Plausible, Umami, GoatCounter), with the one attribute that its snippet names a site by, as in
   * `https://stats.example.com/script.js data-website-id=94db1cb1`. Default null: none. Build override: PUBLIC_COUNTER.
   */
  counter: v.optional(v.nullable(Counter), null),
  /**
   * Where the company is reviewed, as people find it there: /office can mail these links to a customer whose work is done
   * (docs/office.md). Default none: nobody can be asked.
   */
  review_links: v.optional(v.array(v.strictObject({ name: fact, url })), []),
  /** Search-console verification token; null = none. */
  search_verification: v.nullable(fact),
  /** Customer portal; null = the site's own page, /visits, or without visits.yaml none: the FAQ says how to get the dates instead. */
  customer_portal: v.nullable(url),
  /**
   * Double opt-in: an address counts as subscribed only after the link in its mail was followed. Default false.
   */
  newsletter_confirm: v.optional(v.boolean(), false),
  /**
   * Whether visited pages, the phones and the quote form are kept on visitors' devices for when they have no
   * connection. False takes away what was kept, at each visitor's next visit. Default true.
   */
  works_offline: v.optional(v.boolean(), true),
  /** What visitors agree to. Its version, stored with each lead and signup, is the hash of the words (content-loader/load-site.ts). */
  consent: v.pipe(
    v.strictObject({
      /** Shown above every button that sends a phone number. */
      notice: text,
      marketing_texts: text,
      /** Said by the chat before the phone is asked for. */
      chat_notice: text,
      /** Shown above the newsletter's field. */
      newsletter_notice: v.optional(text, 'Tips and offers for the season. Unsubscribe any time.'),
    }),
    v.transform((words) => ({ ...words, version: '' })),
  ),
  retention: Retention,
  /** Sentences of any content/*.yaml that `domain/content/wording.ts` refuses and that may stay, with their reasons. */
  allowed_sentences: v.optional(data(AllowedSentences)),
  /**
   * `until_ready`: visitors of a public SITE_URL see a page with name and phone, and who is signed in to /office the site, until the
   * launch check has once found nothing red. `off`: everybody sees the site. Default off.
   */
  holding_page: v.optional(v.picklist(['until_ready', 'off']), 'off'),
  /** True while phones, addresses and licenses are placeholders; the launch check refuses it. */
  sample: v.boolean(),
});
export type Site = v.InferOutput<typeof Site>;

/** content/areas/*.yaml: one file = one of the places served. */
export const Area = v.strictObject({
  /** The file name without .yaml: richmond, virginia-beach, greenville, charlottesville. */
  id: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters and hyphens, as in virginia-beach'),
  ),
  /** As in the Areas menu: "Richmond, VA". */
  label: text,
  /** As in "Serving Richmond". */
  short_label: text,
  state,
  /** One of the territories of site.yaml. */
  territory: names('territory', text),
  /** Order in menus, smallest first. */
  order: whole,
  /** Which drawing stands behind its pages. */
  landscape: v.picklist(LANDSCAPES),
  /** Path of the area's own page; linked only when it exists. */
  page: names('page', v.pipe(v.string(), v.startsWith('/'))),
  /** Cities that detection maps to this area. */
  cities: v.array(text),
  /** Five-digit ZIP codes; a code may stand in one area only. Read by the chat, the forms and the ZIP checker. */
  zips: v.array(v.pipe(v.string(), v.regex(/^\d{5}$/, 'a five-digit ZIP code in quotes'))),
});
export type Area = v.InferOutput<typeof Area>;

/** content/reviews.yaml: eight samples (spec §3), or a company's own; an empty list takes the section off the pages. */
const ReviewFields = v.strictObject({
  name: text,
  location: text,
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  text,
  /** In which `text` is written; it is shown as it was, on the pages of every language. Default: `en`. */
  language: v.optional(v.picklist(LANGUAGES)),
  service: text,
  /** Empty: initials are shown (spec §3). */
  profileImage: v.string(),
  /** Where it was written, as people find it there: "Google". A real review names it. */
  source: v.optional(text),
  /** When, YYYY-MM-DD. A real review has it. */
  date: v.optional(v.pipe(v.string(), v.isoDate('a date like 2026-03-14'))),
  /** True until the owner replaces it with a real review; shown as "sample review". */
  sample: v.boolean(),
});
export const Review = v.pipe(
  ReviewFields,
  v.forward(
    v.check(({ sample, source }) => sample || source !== undefined, 'where the review was written'),
    ['source'],
  ),
  v.forward(
    v.check(({ sample, date }) => sample || date !== undefined, 'when the review was written'),
    ['date'],
  ),
);
export type Review = v.InferOutput<typeof Review>;
export const Reviews = v.array(Review);

/** content/faqs.yaml: the questions of the home page (spec §9: thirteen); an empty list takes the section off the page. */
export const Faqs = v.array(
  v.strictObject({
    question: text,
    answer: text,
    /** Shown instead of `answer`, which speaks of the customer portal, where customer_portal of site.yaml is null and visits.yaml is not there. */
    without_portal: v.optional(text),
  }),
);
/** FAQ item (spec §3), as it is shown. */
export interface Faq {
  question: string;
  answer: string;
  /** URL of the customer portal that the answer speaks of. */
  portal?: string;
}
