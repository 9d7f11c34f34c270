/** Settings of the website, found by the words that an owner would type. */
import type { FieldPath } from '../../domain/office/content-api.ts';

export interface Setting {
  name: string;
  /** Further words that find it. */
  words: string;
  path: string;
  /** null for the whole file. */
  field: FieldPath | null;
}

const site = (name: string, words: string, ...field: FieldPath): Setting => ({
  ...{ name, words, field },
  path: 'site.yaml',
});
const file = (name: string, words: string, path: string): Setting => ({
  ...{ name, words, path },
  field: null,
});

export const SETTINGS: readonly Setting[] = [
  site('Company name', 'brand business called title', 'brand', 'name'),
  site('Phone', 'number call telephone cell line', 'contact', 'phone'),
  site('E-mail', 'mail mailbox inbox requests address', 'contact', 'email'),
  site('Postal address', 'street office location mail zip', 'contact', 'postal_address'),
  site('Hours', 'open opening close weekend monday saturday sunday time', 'hours'),
  site('Closed days', 'holiday holidays vacation christmas thanksgiving date', 'hours', 'holidays'),
  site('Emergency line', 'night 24/7 after hours sunday', 'hours', 'emergency_24_7'),
  site('Prices', 'price cost charge fee dollars plan money', 'prices'),
  site('Promises', 'guarantee warranty money back re-service terms contract', 'promises'),
  site('When you get back to people', 'response callback answer', 'claims', 'response_promise'),
  site('License', 'number certificate state insured insurance', 'licenses'),
  site('People', 'team staff technician employee about photo owner', 'people'),
  site('Colors', 'color brand design look', 'colors'),
  site('Chat', 'bot assistant message widget', 'chat'),
  site('Work you do not do', 'not offered refuse heat crawl space', 'not_offered'),
  site('Words that people agree to', 'consent sms text messages privacy', 'consent'),
  site('Facebook and other networks', 'social instagram google yelp link', 'social'),
  site('Where you are reviewed', 'review links google yelp stars', 'review_links'),
  site('How long requests are kept', 'retention delete privacy days', 'retention'),
  site('Who counts visitors', 'analytics statistics google plausible traffic', 'counter'),
  file('Logo', 'picture icon brand svg', 'logo.svg'),
  file('Home page', 'headline first page front', 'home.yaml'),
  file('Reviews', 'review testimonial stars customers say', 'reviews.yaml'),
  file('What each service covers', 'coverage pests included plan', 'coverage.yaml'),
  file('Visit times', 'appointment schedule booking calendar slots', 'visits.yaml'),
  file('Menus', 'navigation links header footer', 'navigation.yaml'),
  file('Jobs', 'careers hiring work for us', 'careers.yaml'),
];

/** Settings that have, for each typed word, a word that begins with it. None if nothing was typed. */
export function settingsFor(typed: string): Setting[] {
  const wanted = typed.toLowerCase().match(/[\p{L}\d/]+/gu) ?? [];
  return SETTINGS.filter(({ name, words }) => {
    const own = `${name} ${words}`.toLowerCase().split(/[\s-]+/);
    return wanted.length > 0 && wanted.every((word) => own.some((one) => one.startsWith(word)));
  });
}
