/** One newsletter as mail: Markdown as HTML with a look for day and night, and as plain text. Nothing in it is fetched. */
import { Marked, type Token, type Tokens } from 'marked';
import * as m from '#messages';
import type { Site } from '../../domain/content/site-schema.ts';
import { type Language, languageOf, pageLanguage } from '../../domain/language/language.ts';
import type { MailingWords } from '../../domain/office/mailings-api.ts';
import { inLanguage } from '../../messages/language.ts';
import { fromJson } from '../database/json.ts';
import type { MailingPayload, OutboxRow } from '../database/tables.ts';
import { escapeHtml, html } from '../mail/html.ts';
import { MAIL_COLORS } from '../mail/layout.ts';
import type { RenderedMail } from '../mail/message.ts';
import { newsletterLink, unsubscribeHeaders } from '../newsletter/messages.ts';

interface MailingText {
  /** Of the words, which may be another than that of who reads the rest of the mail. */
  language: Language;
  subject: string;
  preview: string;
  markdown: string;
}

/** Whether the office has written a letter in Spanish; a page left blank is none. */
export const isInSpanish = ({ markdown_es }: Pick<MailingWords, 'markdown_es'>) =>
  markdown_es.trim() !== '';

/** What somebody who reads a language gets: their letter, or the English one where there is none. */
export function letterIn(language: Language, mailing: MailingWords): MailingText {
  const { subject, preview, markdown, subject_es, preview_es, markdown_es } = mailing;
  return language === 'es' && isInSpanish(mailing)
    ? { language, subject: subject_es, preview: preview_es, markdown: markdown_es }
    : { language: 'en', subject, preview, markdown };
}

/** Marks of quotes and lists at the beginning of one line, and the spaces before them. */
const MOST_MARKS_OF_LINE = 20;
const MOST_SPACES_OF_LINE = 40;
/** Runs of `*` and `_` in one block: emphasis within emphasis takes time with the cube of its depth. */
const MOST_MARKS_OF_BLOCK = 1000;
/** Levels of what was read: a list has two. */
const MOST_LEVELS = 60;

/** A letter that is nested so deep that rendering it fails or takes seconds; null = none is. */
export function unrenderableField(
  words: Pick<MailingWords, 'markdown' | 'markdown_es'>,
): 'markdown' | 'markdown_es' | null {
  return (['markdown', 'markdown_es'] as const).find((name) => isTooDeep(words[name])) ?? null;
}

function isTooDeep(markdown: string): boolean {
  // Found before it is read, because reading it takes the time.
  const marksOf = (text: string, marks: RegExp) => text.match(marks)?.length ?? 0;
  const isDeep = (line: string) => {
    if (/^ {0,3}([-*_])(?:[ \t]*\1)+[ \t]*$/.test(line)) return false;
    const [marks = ''] = LINE_MARKS.exec(line) ?? [];
    const count = marksOf(marks, />|[-*+]|\d+[.)]/g);
    return count > MOST_MARKS_OF_LINE || (count > 0 && marks.search(/[^ ]/) > MOST_SPACES_OF_LINE);
  };
  if (markdown.split('\n').some(isDeep)) return true;
  const blocks = markdown.split(/\n{2,}/);
  if (blocks.some((block) => marksOf(block, /[*_]+/g) > MOST_MARKS_OF_BLOCK)) return true;
  let level: Token[] = new Marked().lexer(markdown);
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_LEVELS) return true;
    level = level.flatMap((token) => [
      ...((token as { tokens?: Token[] }).tokens ?? []),
      ...((token as { items?: Token[] }).items ?? []),
    ]);
  }
  return false;
}

const LINE_MARKS = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)))*/;

export interface MailingContext {
  site: Site;
  /** Origin for links. */
  siteUrl: string;
}

/** In the language of the page on which the address was entered; what the office has written in English alone, in English. */
export function renderMailing(
  row: Pick<OutboxRow<'mailing'>, 'payload'>,
  mailing: MailingWords,
  context: MailingContext,
): RenderedMail {
  const payload = fromJson(row.payload);
  const language = languageOf(payload.language);
  return inLanguage(language, () => render(payload, letterIn(language, mailing), context));
}

function render(
  { email, token, test }: MailingPayload,
  letter: MailingText,
  context: MailingContext,
): RenderedMail {
  const { site, siteUrl } = context;
  const unsubscribeUrl = newsletterLink(siteUrl, 'unsubscribe', token);
  return {
    to: [email],
    replyTo: site.contact.email,
    subject: test ? m.mailing_test_subject({ subject: letter.subject }) : letter.subject,
    text: mailingText(letter, unsubscribeUrl, context),
    html: mailingHtml(letter, unsubscribeUrl, context),
    headers: unsubscribeHeaders(unsubscribeUrl),
  };
}

/** @param look `dark` shows what a mail program does at night. Default: by the program's own setting. */
export function mailingHtml(
  { language, subject, preview, markdown }: MailingText,
  unsubscribeUrl: string,
  { site, siteUrl }: MailingContext,
  look?: 'light' | 'dark',
): string {
  const { fig, soft, cream, haint, ruf } = { ...MAIL_COLORS, ...site.colors };
  const { name } = site.brand;
  const nights = { light: '', dark: NIGHT };
  const night = look ? nights[look] : `@media (prefers-color-scheme: dark){${NIGHT}}`;
  const body = { markup: renderMarkdown(markdown, siteUrl, { link: ruf, line: soft }) };
  return html`<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${subject}</title><style>${{ markup: night }}</style></head>
<body class="ground" style="margin:0;background:${cream}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" class="ground" width="100%" cellspacing="0" cellpadding="0" style="background:${cream}"><tr><td align="center" style="padding:16px">
<table role="presentation" class="paper" width="100%" cellspacing="0" cellpadding="0" style="max-width:600px;background:#ffffff">
<tr><td style="padding:16px 24px;background:${fig};color:${cream};font-family:Georgia,serif;font-size:20px;font-weight:bold">${name}</td></tr>
<tr><td height="6" style="background:${haint};font-size:0;line-height:0">&nbsp;</td></tr>
<tr><td class="ink" style="padding:8px 24px 24px;font-family:Arial,sans-serif;font-size:17px;line-height:1.55;color:${fig}">
${body}
<p class="soft" lang="${pageLanguage()}" style="margin:32px 0 0;padding-top:16px;border-top:1px solid ${haint};color:${soft};font-size:14px">${m.mailing_why({ name })} <a class="link" style="color:${ruf}" href="${unsubscribeUrl}">${m.common_unsubscribe()}</a></p>
<p class="soft" style="margin:8px 0 0;color:${soft};font-size:14px">${name}<br>${site.contact.postal_address}<br><a class="link" style="color:${ruf}" href="${siteUrl}">${siteUrl}</a></p>
</td></tr></table></td></tr></table></body></html>`.markup;
}

/** For mail programs that turn to dark by a style sheet; the others turn the colors by themselves. */
const NIGHT = `.ground{background:#1c0c1d !important}.paper{background:#2a162c !important}.ink,.ink h1,.ink h2,.ink h3{color:#fff6e8 !important}.soft{color:#cdb8ca !important}.link,.ink a{color:#ffb98f !important}`;

export function mailingText(
  { markdown }: MailingText,
  unsubscribeUrl: string,
  { site, siteUrl }: MailingContext,
): string {
  const { name } = site.brand;
  const body = blocksText(new Marked().lexer(markdown), siteUrl);
  return `${body}\n\n--\n${m.mailing_why({ name })} ${m.common_unsubscribe()}:\n${unsubscribeUrl}\n\n${name}\n${site.contact.postal_address}\n${siteUrl}\n`;
}

/** Only what leads to a page, a mailbox or a phone; paths are those of this site. */
function linkUrl(href: string, siteUrl: string): string | null {
  if (/^\/(?!\/)/.test(href)) return siteUrl + href;
  return /^(https?:\/\/|mailto:|tel:)/i.test(href) ? href : null;
}

/** HTML in the text stays text, and pictures are their words: a mail that fetches nothing tells nobody that it was opened. */
function renderMarkdown(
  markdown: string,
  siteUrl: string,
  colors: { link: string; line: string },
): string {
  const marked = new Marked({
    renderer: {
      html: ({ text }) => escapeHtml(text),
      image: ({ text }) => escapeHtml(text),
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        const url = linkUrl(href, siteUrl);
        return url === null
          ? words
          : `<a class="link" style="color:${colors.link}" href="${escapeHtml(url)}">${words}</a>`;
      },
      heading({ tokens, depth }) {
        const level = Math.min(depth, 3);
        const size = [28, 22, 18][level - 1];
        return `<h${level} style="margin:24px 0 8px;font-family:Georgia,serif;font-size:${size}px;line-height:1.25">${this.parser.parseInline(tokens)}</h${level}>\n`;
      },
      paragraph({ tokens }) {
        return `<p style="margin:16px 0">${this.parser.parseInline(tokens)}</p>\n`;
      },
      blockquote({ tokens }) {
        return `<blockquote style="margin:16px 0;padding:0 16px;border-left:4px solid ${colors.line}">${this.parser.parse(tokens)}</blockquote>\n`;
      },
    },
  });
  return marked.parse(markdown, { async: false });
}

function blocksText(tokens: Token[], siteUrl: string): string {
  return tokens
    .flatMap((token) => blockText(token, siteUrl) ?? [])
    .join('\n\n')
    .trim();
}

function blockText(token: Token, siteUrl: string): string | null {
  const { type } = token;
  if (type === 'space' || type === 'def') return null;
  if (type === 'hr') return '* * *';
  if (type === 'list') return listText(token as Tokens.List, siteUrl);
  if (type === 'code') return (token as Tokens.Code).text;
  if (type === 'blockquote')
    return blocksText((token as Tokens.Blockquote).tokens, siteUrl).replace(/^/gm, '> ');
  if (type === 'heading') {
    const text = inlineText((token as Tokens.Heading).tokens, siteUrl);
    return `${text}\n${'-'.repeat(Math.min(text.length, 60))}`;
  }
  const { tokens, text = token.raw } = token as { tokens?: Token[]; text?: string };
  return tokens ? inlineText(tokens, siteUrl) : text;
}

function listText({ items, ordered, start }: Tokens.List, siteUrl: string): string {
  return items
    .map((item, index) => {
      const mark = ordered ? `${Number(start || 1) + index}.` : '-';
      const body = blocksText(item.tokens, siteUrl);
      return `${mark} ${body.replace(/\n+/g, `\n${' '.repeat(mark.length + 1)}`)}`;
    })
    .join('\n');
}

function inlineText(tokens: Token[], siteUrl: string): string {
  return tokens
    .map((token) => {
      if (token.type === 'br') return '\n';
      if (token.type === 'link') {
        const { href, tokens: words } = token as Tokens.Link;
        const text = inlineText(words, siteUrl);
        const url = linkUrl(href, siteUrl);
        return url === null || url === text || url === `mailto:${text}` ? text : `${text} (${url})`;
      }
      const { tokens: inner, text = token.raw } = token as { tokens?: Token[]; text?: string };
      return inner ? inlineText(inner, siteUrl) : text;
    })
    .join('');
}
