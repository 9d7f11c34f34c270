/** Checks the company's logo when the office uploads it. It is an SVG that every page has inline. */

/** Name in the content folder. Without the file, the company's initials are the logo. */
export const LOGO_FILE = 'logo.svg';

/** Most characters. Every page includes the logo, so it must be small. */
const MOST_LETTERS = 30_000;

const PARTS = new Set(
  `svg g defs symbol use path rect circle ellipse line polyline polygon text tspan title desc
  lineargradient radialgradient stop clippath mask pattern`.split(/\s+/),
);

/** Anything that runs code, loads another file, or affects more than the drawing. */
const REFUSED =
  /<!ENTITY|[\s"'/](?:on\w+|style)\s*=|(?:href|src)\s*=(?!\s*["']#)|url\(\s*(?!["']?#)/i;

/** True if the SVG is small enough and has nothing but shapes. */
export function isLogo(svg: string): boolean {
  // A comment that contains < or > ends at a different place in HTML than in XML.
  const markup = svg.replace(/^\s*<\?xml [^<>]*\?>/, '').replace(/<!--[^<>]*-->/g, '');
  // Every < must begin a known tag: XML names may also start with _ or :, and have a prefix.
  const tags = markup
    .split('<')
    .slice(1)
    .map((tag) => /^\/?([a-z]+)(?=[\s/>])/i.exec(tag)?.[1]?.toLowerCase() ?? '');
  return (
    svg.length <= MOST_LETTERS &&
    tags[0] === 'svg' &&
    svg.trimEnd().endsWith('</svg>') &&
    tags.every((name) => PARTS.has(name)) &&
    !REFUSED.test(svg)
  );
}
