/**
 * How a content file in another language is completed from the English one beside it: words are written, everything
 * else comes from there. A section that the translation leaves out is not shown.
 */

/** Which fields of a file are data and which are words. `[]` stands for the entries of a list, `*` for any name. */
export type TranslationRule =
  /** Everything else is words. */
  | { data: readonly string[] }
  /** Everything else is data; each of these is required where English has it. */
  | { words: readonly string[] };

export const PAGE_RULE = {
  data: [
    ...['template', 'kind', 'draft', 'author', 'reviewer', 'priority', 'changefreq', 'related'],
    ...['sources', 'indexed', 'allowed_sentences', 'photos[].file', 'published', 'area'],
    ...['species[].latin', 'species[].length_mm', 'species[].with_wings_mm', 'species[].specimen'],
    ...['lookalikes[].specimen', 'lookalikes[].beside', 'activity', 'service', 'quoted_apart'],
    ...['guarantee.carries', 'cost.by', 'cost.price', 'cost.examples[].lines'],
    ...['pests', 'menu', 'window', 'landscape', 'chapter.drawing', 'chapter.layers'],
  ],
} satisfies TranslationRule;

/** Pages about a place: their pests have words of their own. */
export const PLACE_RULE: TranslationRule = {
  data: [...PAGE_RULE.data.filter((path) => path !== 'pests'), 'pests[].page', 'pests[].spots'],
};

export const HOME_RULE: TranslationRule = {
  data: [
    ...['hero.links[].page', 'hero.links[].mark', 'about.film.scenes[].seconds'],
    ...['services.cards[].price', 'services.cards[].scene', 'services.cards[].marks'],
    ...['services.cards[].link.page', 'pests.zones[].id', 'pests.zones[].pests[].mark'],
    ...['pests.zones[].pests[].spot', 'pests.zones[].pests[].page'],
  ],
};

export const IDENTIFIER_RULE: TranslationRule = {
  words: ['questions.*', 'answers.*.*', 'pests[].name', 'pests[].description'],
};

export const NAVIGATION_RULE: TranslationRule = { words: ['footer[].title'] };

export const SITE_RULE: TranslationRule = {
  words: [
    ...['brand.tagline', 'brand.serves', 'hours.label', 'hours.emergency_label'],
    'territories.other.label',
    ...['trade.name', 'trade.issue', 'trade.one', 'trade.many', 'trade.treatments'],
    ...['trade.heading', 'trade.details', 'trade.question', 'trade.choices[].name'],
    ...['claims.star_rating_label', 'claims.next_day', 'claims.free_reservice'],
    ...['claims.guarantee', 'claims.guarantee_scope', 'claims.licensed', 'claims.insured'],
    ...['claims.response_promise', 'claims.response_sooner', 'claims.treatment_minutes'],
    ...['claims.activity_days', 'prices.*.name', 'prices.*.scope', 'prices.*.label'],
    ...['licenses[].state', 'licenses[].title', 'licenses[].verify.text'],
    ...['consent.version', 'consent.notice', 'consent.marketing_texts'],
    ...['consent.newsletter_notice', 'consent.chat_notice'],
  ],
};

/** Nothing but words. */
export const WORDS_RULE: TranslationRule = { data: [] };

export interface Translated {
  /** Not yet validated. */
  value: unknown;
  /** `expected` as in "3 entries, as in English, found 2". */
  mistakes: { path: string; expected: string }[];
}

/** Completes a translation. What its own fields may be is for the file's schema to say. */
export function completeTranslation(
  english: unknown,
  translated: unknown,
  rule: TranslationRule,
): Translated {
  const mistakes: Translated['mistakes'] = [];
  const value = complete(english, translated, '');
  return { value, mistakes };

  function complete(source: unknown, own: unknown, path: string): unknown {
    if (Array.isArray(source)) return completeList(source, own, path);
    if (!isGroup(source) || !isGroup(own)) return own;
    const names = [...new Set([...Object.keys(source), ...Object.keys(own)])];
    return Object.fromEntries(
      names.flatMap((name) => {
        const field = completeField(source[name], own[name], path ? `${path}.${name}` : name);
        return field === undefined ? [] : [[name, field]];
      }),
    );
  }

  function completeField(source: unknown, own: unknown, path: string): unknown {
    const kind = kindOf(path, rule);
    if (kind === 'data') {
      if (own !== undefined && JSON.stringify(own) !== JSON.stringify(source))
        mistakes.push({ path, expected: 'nothing, as it comes from the English file' });
      return source;
    }
    const isRequired = 'words' in rule && source !== undefined;
    if (own === undefined && isRequired)
      mistakes.push({ path, expected: 'its words, found nothing' });
    return kind === 'words' ? own : own === undefined ? own : complete(source, own, path);
  }

  function completeList(source: unknown[], own: unknown, path: string): unknown {
    if (!Array.isArray(own)) return own;
    if (kindOf(`${path}[]`, rule) === 'words') return own;
    if (own.length !== source.length) {
      mistakes.push({
        path,
        expected: `${source.length} entries, as in English, found ${own.length}`,
      });
      return own;
    }
    return source.map((entry, index) => complete(entry, own[index], `${path}[]`));
  }
}

/** A group holds words as well as data. */
function kindOf(path: string, rule: TranslationRule): 'data' | 'words' | 'group' {
  const patterns = 'data' in rule ? rule.data : rule.words;
  const own = 'data' in rule ? 'data' : 'words';
  if (patterns.some((pattern) => patternOf(pattern, '$').test(path))) return own;
  if (patterns.some((pattern) => isBelow(pattern, path))) return 'group';
  return own === 'data' ? 'words' : 'data';
}

function patternOf(pattern: string, end: string): RegExp {
  const source = pattern.replace(/[.[\]]/g, '\\$&').replace(/\*/g, '[^.[]+');
  return new RegExp(`^${source}${end}`);
}

/** Whether a pattern names something inside of `path`. */
function isBelow(pattern: string, path: string): boolean {
  const parts = pattern.split(/(?=\.|\[\])/);
  return parts
    .slice(1)
    .some((_, index) => patternOf(parts.slice(0, index + 1).join(''), '$').test(path));
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
