/** The setting `counter`: the script of another counter, such as Plausible, Umami or GoatCounter. */

export interface CounterScript {
  /** Address of the script. */
  src: string;
  /** Where the script comes from and reports to. */
  origin: string;
  /** The one attribute that some counters want on their script element; null = none. */
  attribute: [name: string, value: string] | null;
}

const COUNTER =
  /^((https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?)\/[\w./~-]+)(?: (data-[a-z-]+)=([\w.,:/@~-]+))?$/;

/**
 * Reads `https://stats.example.com/script.js data-website-id=94db1cb1`.
 * @returns null unless it is an https address of one host, then at most one attribute; an address in the attribute has to be of
 * the same host
 */
export function readCounter(setting: string): CounterScript | null {
  const [, src, origin, name, value = ''] = COUNTER.exec(setting) ?? [];
  if (!src || !origin || !URL.canParse(src)) return null;
  if (URL.canParse(value) && value.includes('//') && new URL(value).origin !== origin) return null;
  return { src, origin, attribute: name ? [name, value] : null };
}
