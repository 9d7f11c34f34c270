/** Builds the HTML of mails. The template tag escapes values, so that a visitor's text stays text. */

/** Markup made by `html`, which needs no escaping. */
export interface Html {
  markup: string;
}

/** Tagged template: every value is escaped unless it is `Html` (or a list of it). */
export function html(strings: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html {
  const markup = strings.reduce((text, string, i) => text + render(values[i - 1] ?? '') + string);
  return { markup };
}

function render(value: string | Html | Html[]): string {
  if (Array.isArray(value)) return value.map((item) => item.markup).join('');
  return typeof value === 'string' ? escapeHtml(value) : value.markup;
}

export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}
