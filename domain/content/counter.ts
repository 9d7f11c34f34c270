/** The setting `counter`: the script of another analytics service, such as Plausible, Umami or GoatCounter. */

export interface CounterScript {
  /** URL of the script. */
  src: string;
  /** Origin that serves the script and receives its reports. */
  origin: string;
  /** The attribute that some services need on their script element; null if none. */
  attribute: [name: string, value: string] | null;
}

const COUNTER =
  /^((https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?)\/[\w./~-]+)(?: (data-[a-z-]+)=([\w.,:/@~-]+))?$/;

/**
 * Parses `https://stats.example.com/script.js data-website-id=94db1cb1`.
 * @returns null unless the setting is an https URL with at most one attribute behind it; a URL in the attribute must have the
 * same origin
 */
export function readCounter(setting: string): CounterScript | null {
  const [, src, origin, name, value = ''] = COUNTER.exec(setting) ?? [];
  if (!src || !origin || !URL.canParse(src)) return null;
  if (URL.canParse(value) && value.includes('//') && new URL(value).origin !== origin) return null;
  return { src, origin, attribute: name ? [name, value] : null };
}
