/** app/boot/inline.ts, bundled and minified by the build. */
declare const __INLINE_SCRIPT__: string;
/** app/boot/inline-framed.ts, for pages in the quote form's frame. */
declare const __FRAMED_SCRIPT__: string;

/** What the service worker keeps from its first start: pages with their revision, files with null (build/offline-files.ts). */
declare const __OFFLINE_FILES__: { url: string; revision: string | null; integrity?: string }[];

/** Trusted Types, which the DOM's types do not know; undefined where the browser has none. A policy makes trusted values. */
declare var trustedTypes:
  | { createPolicy<Rules extends object>(name: string, rules: Rules): Rules }
  | undefined;

/** The territories of site.yaml; written by build/company.ts. */
declare module 'virtual:territories' {
  import type { Territory, TerritoryRules } from '../domain/territory/territory.ts';

  /** Used while detection is loading and whenever it fails. */
  export const DEFAULT_TERRITORY: Territory;
  /** Matches every territory's name and nothing else. */
  export const TERRITORY: RegExp;
  export const RULES: TerritoryRules;
}

/** The company's own logo; written by build/company.ts. */
declare module 'virtual:logo' {
  /** Source of content/logo.svg; null = the wren. */
  export const LOGO: string | null;
}

/** The pests that the chat knows; written by build/company.ts. */
declare module 'virtual:pest-names' {
  /** As pestNameOf gives them (domain/chat/answer-words.ts). */
  export const PEST_NAMES: readonly string[];
}
