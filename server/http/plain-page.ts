/**
 * Pages that the server renders itself, in the company's colors, light or dark, without scripts or other files. Their
 * URLs may contain a token, so no referrer leaves the site.
 */
import { createHash } from 'node:crypto';
import type { Site } from '../../domain/content/site-schema.ts';
import { pageLocale } from '../../domain/language/language.ts';
import { type Html, html } from '../mail/html.ts';
import { MAIL_COLORS } from '../mail/layout.ts';

export interface PlainPage {
  heading: string;
  /** Below the heading. */
  body: Html;
  /** Link above the heading; null for none. */
  home: { url: string; words: string } | null;
}

interface PlainPages {
  render(page: PlainPage): string;
  /** @param frames hosts besides this site that may frame the page; null: not even this site. Default null */
  headers(frames?: string[] | null): Record<string, string>;
}

/** @param ownStyle further styles. Default none */
export function plainPages(
  { brand, colors }: { brand: Pick<Site['brand'], 'name'>; colors?: Site['colors'] },
  ownStyle = '',
): PlainPages {
  const style = `${styleOf({ ...MAIL_COLORS, ...colors })}${ownStyle}`;
  const hash = createHash('sha256').update(style).digest('base64');
  return {
    render: ({ heading, body, home }) =>
      html`<!doctype html>
<html lang="${pageLocale()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${heading === brand.name ? heading : `${heading} - ${brand.name}`}</title>
<style>${{ markup: style }}</style>
</head>
<body>
${home ? html`<header><a href="${home.url}">${home.words}</a></header>` : html``}
<main>
<h1>${heading}</h1>
${body}
</main>
</body>
</html>`.markup,
    headers: (frames = null) => ({
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors ${frames ? ["'self'", ...frames].join(' ') : "'none'"}`,
      'cache-control': 'no-store',
      // With a stricter policy browsers would send `Origin: null` when a form posts.
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    }),
  };
}

const styleOf = ({
  fig,
  soft,
  cream,
  haint,
  ruf,
  lamp,
}: typeof MAIL_COLORS) => `:root{--ground:${cream};--card:#fff;--ink:${fig};--soft:${soft};--line:${haint};--chosen:${haint};--fault:${ruf}}
@media (prefers-color-scheme:dark){:root{--ground:color-mix(in srgb,${fig} 70%,#000);--card:${fig};--ink:${cream};--soft:color-mix(in srgb,${cream} 80%,${fig});--chosen:color-mix(in srgb,${haint} 25%,${fig});--fault:${lamp}}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif}
header{padding:.875rem 1.25rem;border-bottom:6px solid ${haint};background:${fig};font:700 1.25rem/1.3 Georgia,serif}
header a{display:inline-block;padding:.375rem 0;color:${cream};text-decoration:none}
main{max-width:36rem;margin:0 auto;padding:1.75rem 1.25rem 3rem;overflow-wrap:anywhere}
h1{margin:0 0 .75rem;font:700 clamp(1.5rem,5vw,2.125rem)/1.15 Georgia,serif;text-wrap:balance}
p{max-width:38rem;margin:0 0 1rem}
a{color:inherit}
button,.button{display:inline-block;min-height:3rem;padding:.75rem 1.5rem;border:2px solid transparent;border-radius:10px;background:${lamp};color:${fig};font:inherit;font-weight:700;text-decoration:none;cursor:pointer}
:is(a,button,summary,input,select,textarea):focus-visible{outline:3px solid var(--ink);outline-offset:3px}
header a:focus-visible{outline-color:${cream}}
@media (forced-colors:active){header{background:Canvas}header a{color:LinkText}}
`;
