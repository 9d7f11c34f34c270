/** The quote form, as a page or in a frame, with the pest of its address chosen: without scripts nothing in the page can do it (site/forms/lead-form/choose-pest.ts). */
import { choiceOfPage } from '../../domain/content/trade.ts';
import { splitLanguage } from '../../domain/language/language.ts';

/** The pest that a quote form's address names, as it is stored; null for any other address. */
export function pestOfForm(path: string, query: string): string | null {
  if (!/^\/(embed\/quote-form|quote)(\/|$)/.test(splitLanguage(path).path)) return null;
  const pest = new URLSearchParams(query).get('pest');
  const choice = pest ? choiceOfPage(pest) : null;
  return choice && (choice.stored ?? choice.name);
}

/** The page with the chip of a pest checked, and shown where only its own pages show it. */
export function withPest(markup: string, pest: string): string {
  const radio = `<input type="radio" name="service_needed" value="${pest}"`;
  return markup
    .replace(`<label hidden="" data-own="">${radio}`, `<label data-own="">${radio}`)
    .replace(radio, `${radio} checked=""`);
}
