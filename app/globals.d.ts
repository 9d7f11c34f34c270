/** The scripts of pages; written by build/page-scripts.ts. */
declare module 'virtual:page-scripts' {
  /** By language (domain/language/language.ts). */
  export const PAGE_SCRIPTS: Record<
    'en' | 'es',
    {
      /** Code that stands in the page, by kind of page. */
      inline: Record<'page' | 'framed', string>;
      /** URL of the script that starts once the page is painted. */
      url: string;
    }
  >;
}

interface Document {
  /** The browser prepares this page and nobody sees it yet; undefined where it never does. */
  readonly prerendering?: boolean;
}

/** Trusted Types, which the DOM's types do not know; undefined where the browser has none. A policy makes trusted values. */
declare var trustedTypes:
  | { createPolicy<Rules extends object>(name: string, rules: Rules): Rules }
  | undefined;

/** The territories of site.yaml; written by app/territory/built-territories.ts. */
declare module 'virtual:territories' {
  import type { Territory, TerritoryRules } from '../domain/territory/territory.ts';

  /** Used while detection is loading and whenever it fails. */
  export const DEFAULT_TERRITORY: Territory;
  /** Matches every territory's name and nothing else. */
  export const TERRITORY: RegExp;
  export const RULES: TerritoryRules;
}

/** What the script of every page knows of the company; written by build/company.ts. */
declare module 'virtual:page-settings' {
  import type { Site } from '../domain/content/site-schema.ts';
  import type { TimeZone } from '../domain/hours/office-hours.ts';

  export const PAGE_SETTINGS: Pick<
    Site,
    'hours' | 'campaign_phones' | 'analytics_id' | 'works_offline'
  > & {
    /** Of the territory `other`. */
    main_phone: string;
    time_zone: TimeZone;
    response_minutes: Site['claims']['response_minutes'];
  };
}

/** What islands know of the company; written by build/company.ts. */
declare module 'virtual:island-settings' {
  import type { IslandSettings } from '../content-loader/site-data.ts';

  export const ISLAND_SETTINGS: IslandSettings;
}

/** What happens after a request, in a few words; written by build/company.ts. */
declare module 'virtual:next-steps' {
  export const NEXT_STEPS: {
    heading: string;
    titles: Record<'quote' | 'photo' | 'letter', string[]>;
  };
}

/** The site's menus; written by build/company.ts. */
declare module 'virtual:navigation' {
  import type { Navigation } from '../content-loader/navigation.ts';

  export const NAVIGATION: Navigation;
}

/** The logo of every page; written by build/company.ts. */
declare module 'virtual:logo' {
  /** A <symbol> with the id "wren": content/logo.svg, or the wren of packages/scenes. */
  export const LOGO: string;
}

/** The pests that the chat knows; written by build/company.ts. */
declare module 'virtual:pest-names' {
  /** As pestNameOf gives them (domain/chat/answer-words.ts). */
  export const PEST_NAMES: readonly string[];
}
