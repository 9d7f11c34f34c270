/**
 * The names that a field may have: pages, people, prices, products, areas and territories from the files; photos, drawings,
 * states and time zones.
 */
import type { NamedKind } from '../../domain/content/names.ts';
import { personKey } from '../../domain/content/site-schema.ts';
import { capitalized } from '../../domain/language/capitalized.ts';
import type { NamedValue } from '../../domain/office/content-api.ts';
import { allDrawings } from '../../domain/species/specimens.ts';
import { US_STATE_CODES, US_STATE_NAMES, usStateCode } from '../../domain/territory/us-states.ts';
import { languageOf, pageName, urlOf } from '../edit/change-pages.ts';
import { valuesOr } from '../edit/content-document.ts';

type Files = ReadonlyMap<string, string>;

/** Unfinished settings may contain anything, so anything but a list of names gives an empty list. */
export function namedValues(files: Files, kind: NamedKind): NamedValue[] {
  try {
    return LISTS[kind](files)
      .map(({ value, label }) => ({ value: String(value), label: String(label) }))
      .sort((a, b) => a.label.localeCompare(b.label));
  } catch {
    return [];
  }
}

const LISTS: Record<NamedKind, (files: Files) => NamedValue[]> = {
  page: (files) => pagesIn(files),
  pest: (files) => pagesIn(files, 'pest'),
  service: (files) => pagesIn(files, 'service'),
  identified: (files) =>
    valuesIn<{ pests?: { id: string; name: string }[] }>(files, 'identifier.yaml').pests?.map(
      ({ id, name }) => ({ value: id, label: name }),
    ) ?? [],
  product: (files) =>
    valuesIn<{ products?: { name: string; epa_reg_no: string | null }[] }>(
      files,
      'products.yaml',
    ).products?.flatMap(({ name, epa_reg_no }) =>
      epa_reg_no ? [{ value: name, label: name }] : [],
    ) ?? [],
  person: (files) =>
    settingsIn(files).people?.map((one) => ({ value: personKey(one), label: one.name })) ?? [],
  price: (files) =>
    Object.entries(settingsIn(files).prices ?? {}).map(([value, { name = value }]) => ({
      value,
      label: name,
    })),
  territory: (files) =>
    Object.keys(settingsIn(files).territories ?? {}).map((value) => ({ value, label: value })),
  area: (files) =>
    [...files.keys()].flatMap((path) => {
      const [, value] = /^areas\/([\w-]+)\.yaml$/.exec(path) ?? [];
      const label = /^label: *["']?(.+?)["']?$/m.exec(files.get(path) ?? '')?.[1];
      return value ? [{ value, label: label ?? value }] : [];
    }),
  drawing: () => allDrawings().map(({ name, title }) => ({ value: name, label: title })),
  photo: (files) => {
    const words = new Map<string, string>();
    for (const [path, text] of files) {
      // Most files have no pictures, and parsing all of them is slow.
      if (languageOf(path) !== 'en' || !/\bphotos?:/.test(text)) continue;
      const { photos = [], people = [] } = valuesIn<WithPhotos>(files, path);
      for (const { file, alt } of [...photos, ...people.flatMap(({ photo }) => photo ?? [])])
        if (file) words.set(file, words.get(file) || alt || file);
    }
    return [...words].map(([value, label]) => ({ value, label }));
  },
  state: () =>
    US_STATE_CODES.map((value) => {
      const name = US_STATE_NAMES.find((one) => usStateCode(one) === value) ?? value;
      return { value, label: inCapitals(name) };
    }),
  state_name: () =>
    US_STATE_NAMES.map((name) => ({ value: inCapitals(name), label: inCapitals(name) })),
  state_key: () =>
    US_STATE_NAMES.map((name) => ({ value: name.replaceAll(' ', '_'), label: inCapitals(name) })),
  time_zone: () =>
    Intl.supportedValuesOf('timeZone')
      .filter((zone) => /^America\/|^Pacific\/Honolulu$/.test(zone))
      .map((value) => ({ value, label: value })),
};

const inCapitals = (name: string) =>
  name
    .split(' ')
    .map((word) => (word === 'of' ? word : capitalized(word)))
    .join(' ');

/** @param template of the pages. Default: all */
const pagesIn = (files: Files, template?: string): NamedValue[] =>
  [...files].flatMap(([path, text]) => {
    const url = languageOf(path) === 'en' ? urlOf(path) : null;
    const isMeant = template === undefined || text.includes(`\ntemplate: ${template}\n`);
    return url === null || !isMeant ? [] : [{ value: url, label: pageName(path, text) }];
  });

/** A page with photos, or the settings with portraits. */
interface WithPhotos {
  photos: NamedPhoto[];
  people: { photo?: NamedPhoto }[];
}
type NamedPhoto = { file: string; alt?: string };

interface Settings {
  people?: { key?: string; name: string }[];
  prices?: Record<string, { name?: string }>;
  territories?: Record<string, unknown>;
}

const settingsIn = (files: Files) => valuesIn<Settings>(files, 'site.yaml');

const valuesIn = <T extends object>(files: Files, path: string): Partial<T> =>
  (valuesOr(null, path, files.get(path)) ?? {}) as Partial<T>;
