/** A company's logo as the office takes it: an SVG, which stands in every page among its own parts. */

/** In the content. It may be absent: then the initials are the logo. */
export const LOGO_FILE = 'logo.svg';

/** It is a part of every page. */
const MOST_LETTERS = 30_000;

const PARTS = new Set(
  `svg g defs symbol use path rect circle ellipse line polyline polygon text tspan title desc
  lineargradient radialgradient stop clippath mask pattern`.split(/\s+/),
);

/** What runs, loads another file, or changes more than the drawing. */
const REFUSED =
  /<!ENTITY|[\s"'/](?:on\w+|style)\s*=|(?:href|src)\s*=(?!\s*["']#)|url\(\s*(?!["']?#)/i;

/** Whether a page may have it, and nothing but shapes comes with it. */
export function isLogo(svg: string): boolean {
  // A comment with < or > in it ends elsewhere in HTML than in XML.
  const markup = svg.replace(/^\s*<\?xml [^<>]*\?>/, '').replace(/<!--[^<>]*-->/g, '');
  // Whatever follows a < is a known part: in XML a name may also begin with _ or :, and have a prefix.
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
