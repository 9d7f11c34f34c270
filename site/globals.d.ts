/** The scripts of pages; written by tools/build/page-scripts.ts. */
declare module 'virtual:page-scripts' {
  export const PAGE_SCRIPTS: {
    /** Code that stands in the page, by kind of page. */
    inline: Record<'page' | 'framed', string>;
    /** URL of the script that starts once the page is painted, by language (domain/language/language.ts). */
    urls: Record<'en' | 'es', string>;
  };
}

interface Document {
  /** The browser prepares this page and nobody sees it yet; undefined where it never does. */
  readonly prerendering?: boolean;
}

/** Trusted Types, which the DOM's types do not know; undefined where the browser has none. A policy makes trusted values. */
declare var trustedTypes:
  | { createPolicy<Rules extends object>(name: string, rules: Rules): Rules }
  | undefined;

/** What islands have of the company; written by companyModule (publisher/read/company-module.ts), found by a page's import map. */
declare module 'company' {
  import type { IslandSettings } from '../publisher/read/company-module.ts';

  export const SETTINGS: IslandSettings;
  /** The pests that the chat recognizes, as pestNameOf gives them (domain/chat/spoken-answers.ts). */
  export const PEST_NAMES: readonly string[];
}
