/** Checks the pest that `?pest=` names in the quote form, for visitors without scripts. With scripts, site/forms/lead-form/choose-pest.ts does it. */
import { choiceOfPage } from '../../domain/content/trade.ts';
import { splitLanguage } from '../../domain/language/language.ts';

/** The stored value of the pest in a quote form's URL; null for any other URL. */
export function pestOfForm(path: string, query: string): string | null {
  if (!/^\/(embed\/quote-form|quote)(\/|$)/.test(splitLanguage(path).path)) return null;
  const pest = new URLSearchParams(query).get('pest');
  const choice = pest ? choiceOfPage(pest) : null;
  return choice && (choice.stored ?? choice.name);
}

/** Checks the chip of a pest in the page, and shows it where it is hidden on other pages. */
export function withPest(markup: string, pest: string): string {
  const radio = `<input type="radio" name="service_needed" value="${pest}"`;
  return markup
    .replace(`<label hidden="" data-own="">${radio}`, `<label data-own="">${radio}`)
    .replace(radio, `${radio} checked=""`);
}
