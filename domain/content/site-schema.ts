/**
 * content/site.yaml: every business fact of the company, in one file (spec §1, §9). Another company changes this file, never
 * the code.
 */
import * as v from 'valibot';
import { LANGUAGES } from '../language/language.ts';
import { isMailable } from '../lead/email-address.ts';
import { PERIOD_NAMES, priceAmount, priceWithUnit } from '../prices/prices.ts';
import { TERRITORY_NAME, type Territories } from '../territory/territory.ts';
import { readCounter } from './counter.ts';
import { PEST_MARKS } from './home-schema.ts';
import { names } from './names.ts';
import { LANDSCAPES, picture } from './page-schema.ts';
import { slugOf } from './slug.ts';
import { timeWindow } from './time-window.ts';
import { pestControl } from './trade.ts';
import { data, nameOf, words } from './translation.ts';

/** Words that a translation writes. */
const text = words(v.pipe(v.string(), v.trim(), v.minLength(1)));
/** A name, a number or a code that is the same in every language. */
const fact = data(text);
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3650));
const DEFAULT_RETENTION = { photo_days: 90, lead_days: 730, copy_days: 90 };
const url = v.pipe(v.string(), v.url());
/** Optional words of the company. Pages leave out what is missing. */
const optionalText = v.optional(words(v.pipe(v.string(), v.trim())), '');
/** `(804) 555-0142`: the form that pages show; tel: links are derived from it. */
const PHONE = /^\(\d{3}\) \d{3}-\d{4}$/;
const phone = v.pipe(v.string(), v.regex(PHONE, 'a phone like (804) 555-0142'));
/** Empty = no phone: no page offers a call. */
const phoneOrNone = v.optional(
  v.pipe(v.string(), v.regex(new RegExp(`^$|${PHONE.source}`), 'a phone like (804) 555-0142')),
  '',
);
/** A setting that `readCounter` accepts. */
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
const dayHours = v.optional(v.nullable(v.strictObject({ opens: time, closes: time })), null);

/** The colors that a company may change: house, background and text, light, footer. */
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

/** A state, as in `VA`. */
const state = names('state', v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'two letters like VA')));
/** Empty = the state is not known. */
const stateOrNone = names(
  'state',
  v.pipe(v.string(), v.regex(/^([A-Z]{2})?$/, 'two letters like VA')),
);

const TerritorySettings = v.strictObject({
  /** Shown in the header as "Serving {label}" if the visitor's area is not known. */
  label: nameOf(text),
  /** Default: `contact.phone`. */
  phone: phoneOrNone,
  /**
   * URL of the quote form frame (spec §7: one for virginia_beach, one for all others). Default: the site's own form.
   */
  quote_form: v.optional(pathOrUrl, '/embed/quote-form'),
  /** State of the territory's visitors, two letters. Absent for `other`, which is everywhere else. */
  state: v.optional(state),
  /** Limits the territory to these cities of the state. Default: the rest of the state. */
  cities: v.optional(v.pipe(v.array(fact), v.minLength(1))),
  /**
   * True if the cities of its areas (content/areas) count in addition to `cities`, such as Poquoson for virginia_beach.
   * Default false: only `cities` count (spec §4: the list).
   */
  area_cities: v.optional(v.boolean()),
  /** Address of its office for search engines, as in "1 Main Street, Richmond, VA 23219". Default none. */
  address: v.optional(fact),
});

/** An author or reviewer of pages. Must be a real person: visitors and search engines see the name. */
const PersonFields = v.strictObject({
  /**
   * Key that `author` and `reviewer` of a page refer to; also the anchor of the person's entry on the page of kind writing.
   * Default: made from the name, as in `jane-doe`.
   */
  key: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters, digits and hyphens, as in jane-doe'),
    ),
  ),
  name: fact,
  /** The person's qualification, as in "Associate Certified Entomologist". Default: not mentioned. */
  credentials: v.optional(data(v.pipe(v.string(), v.trim())), ''),
  /** License or certificate with its authority and number, so that readers can look it up. Default none. */
  license: v.optional(fact),
  /** One to three sentences about the person. Default: not shown. */
  bio: v.optional(data(v.pipe(v.string(), v.trim())), ''),
  /** Portrait beside the person's entry on the page of kind writing. Default none. */
  photo: v.optional(v.strictObject(picture)),
  /**
   * True if this person answers the phone in office hours: the quote form then shows name and photo at its top. Needs a
   * photo. Default false.
   */
  answers: v.optional(v.boolean()),
  /** True if this person comes to homes: the home page and place pages then show the portrait. Needs a photo. Default false. */
  comes: v.optional(v.boolean()),
});
/** Key of a person: `jane-doe` for Jane Doe, unless the settings give another. */
export const personKey = ({ key, name }: { key?: string | undefined; name: string }): string =>
  key || slugOf(name);
const Person = v.pipe(
  PersonFields,
  v.transform((person) => ({ ...person, key: personKey(person) })),
);
export type Person = v.InferOutput<typeof Person>;

const Promises = v.strictObject({
  /** What applies to every job, in a few words: shown under call buttons and prices, before `claims.free_reservice`. */
  in_short: optionalText,
  /** `night_calls` in a few words, shown after `in_short`; only with `hours.emergency_24_7`. */
  in_short_night: optionalText,
  /**
   * When a customer gets the money back, until when, how much, and how to ask (16 CFR 239.3 requires it beside the
   * claim).
   */
  guarantee: optionalText,
  /** Which pests the free re-service covers, and for how long after a single treatment. */
  reservice: optionalText,
  /** How a plan is billed, how long it runs, how it ends, and what ending it early costs. */
  plan_term: optionalText,
  /** When a technician comes outside of office hours, and what that costs. */
  night_calls: optionalText,
});

const Price = v.pipe(
  v.strictObject({
    /** Its visible name, as in "Termite Guard". */
    name: text,
    /** Billing period. Default: pages name no period; Launch asks for it. */
    per: v.optional(v.picklist(PERIOD_NAMES)),
    /** What one payment buys, shown after "for", as in "one house". Default: not mentioned; Launch asks for it. */
    scope: v.optional(text),
    /** Whether the unit is abbreviated, as in "from $49/mo". Default false. */
    short: v.optional(v.boolean(), false),
    /** The lowest price; or, with `low` and `high`, a range. */
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
  // Texts use {prices.termite_guard.label} and {prices.termite_guard.amount}. Both are computed, never written in the
  // file.
  v.transform((price) => ({
    ...price,
    label: priceWithUnit(price),
    amount: priceAmount(price),
  })),
);

/** Networks with an icon in the footer. */
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
 * Days after which the server deletes visitors' data (server/personal-data), 1 to 3650. The privacy policy must name them as
 * {retention.photo_days} and {retention.lead_days}, or the build fails. If copies are stored elsewhere it also names
 * {retention.copy_days}.
 */
export const Retention = v.optional(
  v.pipe(
    v.strictObject({
      /** Pictures, and mail files in DATA_DIR/mail. Default 90. */
      photo_days: v.optional(days, DEFAULT_RETENTION.photo_days),
      /** Requests and chats, with their queued messages. Default 730. */
      lead_days: v.optional(days, DEFAULT_RETENTION.lead_days),
      /** Encrypted backups stored elsewhere (BACKUP_COMMAND), which may contain data deleted since. Default 90. */
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
    /** The page /about/about-{slug} (spec §2). Default: the company has no page about its story. */
    slug: v.optional(
      v.pipe(v.string(), v.regex(/^[a-z0-9-]*$/, 'lower-case letters, digits and hyphens')),
      '',
    ),
    /** Year the company was founded (spec §9). Default: not mentioned. */
    founded: v.optional(whole),
    /** "Virginia & South Carolina" (spec §2, Footer). */
    serves: text,
  }),
  /**
   * How chat, forms, mails and titles name the work, for a company of another trade: lawn care, wildlife control. Set all
   * fields or none; the first four appear in the middle of sentences. Default: pest control.
   */
  trade: v.optional(
    v.strictObject({
      /** The work, as in "pest control", used in "Get a free {name} quote". */
      name: text,
      /** What the chat asks about, as in "a pest control issue", used in "Do you currently have {issue}?" */
      issue: text,
      /** What customers send pictures of, in the singular with its article, as in "a pest". */
      one: text,
      /** The same in the plural, as in "pests". */
      many: text,
      /** Title of the menu of services with `menu: treatments`, as in "Pest Treatments". */
      treatments: text,
      /** Heading of the page /quote, as in "Tell us what you’ve seen." */
      heading: text,
      /** Label of the quote form's text field, as in "What have you seen?" */
      details: text,
      /** Question above the quote form's choices, as in "What’s bugging you?". */
      question: text,
      /**
       * Choices besides "Not sure": at most five, one or two words each. An empty list removes the question from the
       * form.
       */
      choices: v.pipe(
        v.array(
          v.strictObject({
            name: text,
            /** What the office sees for this choice. Default `name`; for a Spanish page, the English name. */
            stored: v.optional(fact),
            /** Small drawing above the choice. Default none. */
            mark: v.optional(v.picklist(PEST_MARKS)),
          }),
        ),
        v.maxLength(5, 'five choices at most'),
      ),
    }),
    pestControl,
  ),
  contact: v.strictObject({
    /** The company's phone number, used by every territory without its own. Default none: no page offers a call. */
    phone: phoneOrNone,
    /** Default none: pages show no address, and mails use MAIL_FROM and LEADS_TO. */
    email: v.optional(
      data(
        v.pipe(
          v.string(),
          v.check(
            (address) => address === '' || isMailable(address),
            'an e-mail address like office@example.com',
          ),
        ),
      ),
      '',
    ),
    /**
     * True if the phone is answered in Spanish: Spanish pages say so at their call buttons. False if only messages are
     * answered in Spanish: Spanish pages ask for a message. Default: Spanish pages mention neither.
     */
    answers_in_spanish: v.optional(v.boolean()),
    /** Postal address, which the law requires in newsletters. Default none. */
    postal_address: v.optional(data(v.pipe(v.string(), v.trim())), ''),
    /** Time zone of hours and mail times: an IANA name, as in America/New_York. */
    time_zone: names('time_zone', fact),
  }),
  /** Contacts for security reports: /.well-known/security.txt (RFC 9116). Default: contact.email. */
  security: v.optional(
    v.strictObject({
      /** In order of preference. */
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
    }),
  ),
  /**
   * Colors of the site (defaults in site/styles/tokens.css). `ruf` is the main color (boards, figures, links), `rufd` a darker
   * shade of it, `teal` the second color, `haint` the light background of headings, `fig` the text, `cream` the page, `lamp` the
   * buttons. Launch checks that text has enough contrast.
   */
  colors: v.optional(
    v.record(
      v.picklist(COLORS),
      v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'a color like #b23f16')),
    ),
  ),
  /** Opening hours by weekday; null = closed (spec §9). */
  hours: v.strictObject({
    monday: dayHours,
    tuesday: dayHours,
    wednesday: dayHours,
    thursday: dayHours,
    friday: dayHours,
    saturday: dayHours,
    sunday: dayHours,
    /** Dates on which the office is closed, YYYY-MM-DD. Default none. */
    holidays: v.optional(v.array(v.pipe(v.string(), v.isoDate())), []),
    /** The hours as text, as in "Monday to Friday 8-6, Saturday 8-4". Default: pages show no hours. */
    label: optionalText,
    /** The 24/7 emergency claim (spec §9). Every sentence about hours depends on it. Default false. */
    emergency_24_7: v.optional(v.boolean(), false),
    emergency_label: text,
    /** Phone number answered at any hour. Default: the territory's phone. */
    emergency_phone: v.optional(phone),
    /**
     * A call before this time, Monday to Friday, gets a visit on the next working day (spec §9). The call bar and the live promise
     * show it by the clock. Default: they promise no day.
     */
    next_day_calls_before: v.optional(time),
    /**
     * The day that a call on Friday before `next_day_calls_before` promises (docs/content.md, rule 5). Default monday.
     */
    friday_next_service_day: v.optional(v.picklist(['monday', 'saturday']), 'monday'),
    /** Jobs done at dusk: their visits are offered only in this window, and their pages say so. Default none. */
    dusk: v.optional(
      v.strictObject({
        /** Paths of service pages. */
        services: v.pipe(
          v.array(names('service', data(v.pipe(v.string(), v.startsWith('/'))))),
          v.minLength(1),
        ),
        /** As in "18:00-21:00". */
        window: data(timeWindow),
        /** The same in a sentence or two, shown on the pages of these services and on our-promises. */
        note: text,
      }),
    ),
  }),
  /**
   * Which phone and which quote form a visitor gets (spec §4). The first territory is used until the visitor's place is
   * known. Named cities take precedence over the rest of their state; `other` is everywhere else.
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
  /** True if the site offers the chat. Default true. */
  chat: v.optional(v.boolean(), true),
  /**
   * Phone numbers of campaigns, so that calls show which mailer or ad worked. A visitor whose last visit came with this
   * utm_campaign sees its number instead of the territory's. Not shown to visitors who ask not to be tracked. Default none.
   */
  campaign_phones: v.optional(v.array(v.strictObject({ campaign: fact, phone })), []),
  /** Business claims (spec §1, §9), written only here. */
  claims: v.pipe(
    v.strictObject({
      /** Number of customers, as in "2,500+ families". Default: not mentioned. */
      customers: v.optional(fact),
      /** Out of 5. Default: pages show no rating. Set this and the next four fields together. */
      rating: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(5))),
      star_rating_label: v.optional(text),
      /** Number of reviews counted, shown on the home page: "4.9/5 from 1,847 reviews". */
      home_review_count: v.optional(whole),
      /** Number of reviews in page metadata: 2847. */
      metadata_review_count: v.optional(whole),
      /** Number of reviews in marketing text: "1,500+". If it is the count rounded down, the pages say so. */
      review_count_label: v.optional(fact),
      /** True to emit rating metadata (search engines forbid self-serving markup). Default false. */
      rating_metadata: v.optional(v.boolean(), false),
      /** Default: no page promises a day. */
      next_day: optionalText,
      /** Shown for a service whose page carries it (`guarantee.carries`). Default: no page may carry it. */
      free_reservice: v.optional(text),
      /** Shown for a service whose page carries it (`guarantee.carries`). Default: no page may carry it. */
      guarantee: v.optional(text),
      /**
       * Both regulators; replaces the specification's phrase (docs/content.md, rule 5). This and the texts below:
       * default none, and pages leave them out.
       */
      licensed: optionalText,
      insured: optionalText,
      /** Miles (spec §9: service radius 50). */
      service_radius_miles: v.optional(whole),
      /**
       * When the company answers, as in "We call or text within 1 hour during normal business hours." Default: pages
       * promise no time.
       */
      response_promise: optionalText,
      /** The same in minutes of business hours, for the live promise (spec §9: one hour). Default 0: pages promise no time. */
      response_minutes: v.optional(whole, 0),
      response_sooner: optionalText,
      /** Working days that the office needs between the request for a termite letter and the closing. Default 3. */
      letter_working_days: v.optional(whole, 3),
      treatment_minutes: optionalText,
      activity_days: optionalText,
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
   * Terms of the promises, used in pages as `{promises.guarantee}`. Only the owner can decide them. Default none: pages leave
   * them out, and Launch asks for them.
   */
  promises: v.optional(Promises, {}),
  /** Prices in whole US dollars (spec §9), by the names that pages use. Pages show no other price. */
  prices: v.record(
    v.pipe(v.string(), v.regex(/^[a-z]+(_[a-z]+)*$/, 'a name like ant_control')),
    Price,
  ),
  /** The company's licenses, one per state, shown in the footer and on about and service pages. */
  licenses: v.array(
    v.strictObject({
      state: names('state_name', text),
      /** Full name, as in "Clemson University, Department of Pesticide Regulation". */
      regulator: fact,
      /** Short name for the footer, as in "Clemson DPR". Default: `regulator`. */
      authority: v.optional(fact),
      /** Kind of license. Default "License". */
      title: v.optional(text, 'License'),
      number: fact,
      /** How readers can check the number: a sentence, and the regulator's page. */
      verify: v.optional(v.strictObject({ text, url })),
      sample: v.boolean(),
    }),
  ),
  /** Authors and reviewers of pages. Default none: pages then show no names. */
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
   * Names of work that the company does not do, as in "heat treatment". Launch lists the pages that still mention it. Never
   * shown. Default none.
   */
  not_offered: v.optional(data(v.array(text)), []),
  /** Profiles on social networks (spec §2, Footer: three). An empty list removes them from the footer. */
  social: v.optional(
    v.array(v.strictObject({ network: v.picklist(Object.keys(NETWORKS) as Network[]), url })),
    [],
  ),
  /**
   * URL of the location lookup (spec §7): our endpoint unless a third party's is set. Build override:
   * PUBLIC_GEOLOCATION_URL.
   */
  geolocation_url: v.optional(pathOrUrl, '/api/geolocation'),
  /** Analytics measurement id; null = analytics off. Build override: PUBLIC_ANALYTICS_ID. */
  analytics_id: v.optional(
    v.nullable(v.pipe(v.string(), v.regex(/^G-[A-Z0-9]+$/, 'an id like G-ABC123'))),
    null,
  ),
  /**
   * Script of another analytics service (Plausible, Umami, GoatCounter), with the attribute that its snippet uses to name the
   * site, as in `https://stats.example.com/script.js data-website-id=94db1cb1`. Default null: none. Build override: PUBLIC_COUNTER.
   */
  counter: v.optional(v.nullable(Counter), null),
  /**
   * Where customers review the company, with the name they know it by. /office can mail these links to a customer after the
   * work (docs/office.md). Default none: reviews can't be requested.
   */
  review_links: v.optional(v.array(v.strictObject({ name: fact, url })), []),
  /** Search-console verification token; null = none. */
  search_verification: v.optional(v.nullable(fact), null),
  /**
   * URL of the customer portal; null = the site's own page, /visits. Without visits.yaml there is none, and the FAQ
   * says how else to get the dates.
   */
  customer_portal: v.optional(v.nullable(url), null),
  /** Double opt-in: an address is subscribed only after its owner followed the link in a mail. Default false. */
  newsletter_confirm: v.optional(v.boolean(), false),
  /**
   * Whether visitors' devices store visited pages, phone numbers and the quote form for use without a connection. False also
   * deletes what is stored, at each visitor's next visit. Default true.
   */
  works_offline: v.optional(v.boolean(), true),
  /**
   * What visitors agree to. Its version, stored with each lead and signup, is a hash of the words
   * (publisher/read/load-site.ts).
   */
  consent: v.pipe(
    v.strictObject({
      /** Shown above every button that submits a phone number. */
      notice: text,
      marketing_texts: text,
      /** Shown by the chat before it asks for the phone number. */
      chat_notice: text,
      /** Shown above the newsletter's e-mail field. */
      newsletter_notice: v.optional(text, 'Tips and offers for the season. Unsubscribe any time.'),
    }),
    v.transform((words) => ({ ...words, version: '' })),
  ),
  retention: Retention,
  /**
   * `until_ready`: if SITE_URL is public, visitors see a page with name and phone, and users signed in to /office see the site,
   * until an owner opens it there. `off`: everyone sees the site. Default off.
   */
  holding_page: v.optional(v.picklist(['until_ready', 'off']), 'off'),
  /** True while phones, addresses and licenses are placeholders; Launch refuses them. Default false. */
  sample: v.optional(v.boolean(), false),
});
export type Site = v.InferOutput<typeof Site>;

/** content/areas/*.yaml: each file is an area that the company serves. */
export const Area = v.strictObject({
  /** The file name without .yaml: richmond, virginia-beach, greenville, charlottesville. */
  id: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters and hyphens, as in virginia-beach'),
  ),
  /** Label in the Areas menu, as in "Richmond, VA". */
  label: text,
  /** Name within sentences, as in "Serving Richmond". */
  short_label: text,
  state: stateOrNone,
  /** One of the territories in site.yaml. */
  territory: names('territory', text),
  /** Order in menus, smallest first. */
  order: whole,
  /** Drawing behind the headings of its pages. Default none. */
  landscape: v.optional(v.picklist(LANDSCAPES)),
  /** Path of the area's own page; linked only if it exists. */
  page: names('page', v.pipe(v.string(), v.startsWith('/'))),
  /** Cities that the location lookup assigns to this area. */
  cities: v.array(text),
  /** Five-digit ZIP codes. Each may be in one area only. Used by the chat, the forms and the ZIP checker. */
  zips: v.array(v.pipe(v.string(), v.regex(/^\d{5}$/, 'a five-digit ZIP code in quotes'))),
});
export type Area = v.InferOutput<typeof Area>;

/**
 * content/reviews.yaml: eight samples (spec §3), or the company's own reviews. An empty list removes the section from
 * the pages.
 */
const ReviewFields = v.strictObject({
  name: text,
  location: text,
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  text,
  /** Language of `text`, which is shown untranslated on pages of every language. Default: `en`. */
  language: v.optional(v.picklist(LANGUAGES)),
  service: text,
  /** If empty, initials are shown (spec §3). */
  profileImage: data(v.string()),
  /** Where it was published, as in "Google". Required for a real review. */
  source: v.optional(text),
  /** Date, YYYY-MM-DD. Required for a real review. */
  date: v.optional(v.pipe(v.string(), v.isoDate('a date like 2026-03-14'))),
  /** True until the owner replaces it with a real review. Shown as "sample review". */
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

/**
 * content/faqs.yaml: the questions of the home page (spec §9: thirteen). An empty list removes the section from the
 * page.
 */
export const Faqs = v.array(
  v.strictObject({
    question: text,
    answer: text,
    /**
     * Replaces `answer`, which mentions the customer portal, if customer_portal in site.yaml is null and there is no
     * visits.yaml.
     */
    without_portal: v.optional(text),
  }),
);
/** FAQ item (spec §3), as shown. */
export interface Faq {
  question: string;
  answer: string;
  /** URL of the customer portal that the answer mentions. */
  portal?: string;
}
