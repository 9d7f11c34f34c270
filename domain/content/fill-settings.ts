import * as m from '#messages';
import { capitalized } from '../language/capitalized.ts';
import { PHOTO_LIMITS } from '../lead/pest-photos.ts';
import { readCounter } from './counter.ts';
import { valueAt } from './schema-parts.ts';
import type { Site } from './site-schema.ts';

const PLACEHOLDER = /\{([a-z0-9_]+(?:\.[a-z0-9_]+)*)\}/g;
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Limits of the form and the server that texts may also name. */
const LIMITS = { upload: { most_photos: PHOTO_LIMITS.count } };

/**
 * Replaces {path.to.field} with that field of site.yaml, so that each business fact is written in one place
 * (docs/content.md, rule 5). Weekdays are capitalized.
 * @throws Error if the path leads to neither a text nor a number; its cause is the placeholder
 */
export function fillSettings(text: string, site: Site): string {
  return text.replace(PLACEHOLDER, (_, path: string) => settingAt(path, site));
}

function settingAt(path: string, site: Site): string {
  const settings = { ...site, ...LIMITS, analytics: { notice: analyticsNotice(site) } };
  const value = valueAt(settings, path.split('.'));
  if (typeof value !== 'string' && typeof value !== 'number') {
    const setting = `{${path}}`;
    throw new Error(`${setting}: expected a text or number of site.yaml, found ${kindOf(value)}`, {
      cause: setting,
    });
  }
  const text = String(value);
  if (!WEEKDAYS.includes(text)) return text;
  return m.setting_weekday_name({ day: capitalized(text) });
}

/** The privacy policy's sentences on the analytics services of these settings. */
function analyticsNotice({ analytics_id, counter }: Site): string {
  const script = counter ? readCounter(counter) : null;
  if (!analytics_id && !script) return m.fill_settings_analytics_none();
  return [
    ...(analytics_id ? [m.fill_settings_analytics_google()] : []),
    ...(script ? [m.fill_settings_analytics_counter({ host: new URL(script.origin).host })] : []),
    m.fill_settings_analytics_refusal(),
  ].join(' ');
}

function kindOf(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  return typeof value === 'object' ? 'a group of fields' : `the ${typeof value} ${value}`;
}
