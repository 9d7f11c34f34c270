/**
 * Layout of mails: the site's colors in plain tables that every mail program shows, without images or other requests.
 * A mail program that drops the styles shows the same words in the same order.
 */
import type { Site } from '../../domain/content/site-schema.ts';
import { localPath, pageLocale } from '../../domain/language/language.ts';
import { type Html, html } from './html.ts';

/**
 * Copied from site/styles/tokens.css, because mail programs know no custom properties. The company's own colors
 * replace them.
 */
export const MAIL_COLORS = {
  fig: '#2e1430',
  soft: '#5e4460',
  cream: '#fff6e8',
  haint: '#bfe3e0',
  ruf: '#b23f16',
  lamp: '#ffb627',
};

/** Building blocks of a mail in the company's colors. */
export function mailLayout({ brand, colors, contact }: Pick<Site, 'brand' | 'colors' | 'contact'>) {
  const { fig, soft, cream, haint, ruf, lamp } = { ...MAIL_COLORS, ...colors };
  return {
    /** A whole mail with the company's name as heading, in the current language. */
    page: (
      body: Html,
    ): Html => html`<!doctype html><html lang="${pageLocale()}"><head><meta charset="utf-8">
<meta name="color-scheme" content="light"><title>${brand.name}</title></head>
<body style="margin:0;background:${cream}"><table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="background:${cream}"><tr><td align="center" style="padding:16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:600px;background:#ffffff">
<tr><td style="padding:16px 24px;background:${fig};color:${cream};font-family:Georgia,serif;font-size:20px;font-weight:bold">${brand.name}</td></tr>
<tr><td height="6" style="background:${haint};font-size:0;line-height:0">&nbsp;</td></tr>
<tr><td style="padding:16px 24px 24px;font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:${fig}">
${body}
</td></tr></table></td></tr></table></body></html>`,

    /** The main link, as a button. */
    button: (href: string, words: string): Html =>
      html`<p><a href="${href}" style="display:inline-block;padding:12px 20px;background:${lamp};color:${fig};border-radius:10px;text-decoration:none;font-size:18px;font-weight:bold">${words}</a></p>`,

    /** A warning in a frame. */
    notice: (words: string): Html =>
      html`<p style="padding:12px 16px;border:2px solid ${ruf};border-radius:6px;font-size:18px">${words}</p>`,

    /** Secondary text at the end. */
    smallPrint: (words: Html): Html => html`<p style="color:${soft};font-size:14px">${words}</p>`,

    /** The sender below the text, as plain text and HTML. The link leads to the home page in the mail's language. */
    sender: (siteUrl: string): { text: string; html: Html } => {
      const home = siteUrl + localPath('/').replace(/^\/$/, '');
      return {
        text: `${[brand.name, contact.postal_address, home].filter(Boolean).join('\n')}\n`,
        html: html`<p style="color:${soft};font-size:14px">${brand.name}<br>${contact.postal_address && html`${contact.postal_address}<br>`}<a href="${home}">${home}</a></p>`,
      };
    },

    /** A table of names and values. */
    facts: (facts: { label: string; value: string | Html }[]): Html => {
      const rows = facts.map(
        ({ label, value }) =>
          html`<tr><th align="left" valign="top" style="padding:4px 16px 4px 0;color:${soft};font-weight:normal">${label}</th><td style="padding:4px 0">${value}</td></tr>`,
      );
      return html`<table role="presentation" cellspacing="0" cellpadding="0">${rows}</table>`;
    },

    /** A visitor's text with its line breaks. */
    quoted: (title: string, words: string): Html =>
      html`<p style="margin:16px 0 4px;color:${soft}">${title}</p>
<blockquote style="margin:0 0 16px;padding:8px 16px;border-left:4px solid ${ruf};white-space:pre-wrap">${words}</blockquote>`,
  };
}
