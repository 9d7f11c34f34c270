/** What people type, and the page that must be among the first three: on the site's own content, in both languages. */
import { describe, expect, test } from 'vitest';
import { buildSearchIndex, openSearchIndex } from '../domain/search/site-search.ts';
import { inLanguage } from '../messages/language.ts';
import { loadSearchEntries } from './search-entries.ts';

const ENGLISH: [query: string, page: string][] = [
  // Errands.
  ['careers', '/about/careers'],
  ['hiring', '/about/careers'],
  ['quote', '/quote'],
  ['estimate', '/quote'],
  ['phone number', '/quote'],
  ['contact us', '/quote'],
  ['opening hours', '/quote'],
  ['emergency', '/quote'],
  ['book an appointment', '/quote'],
  ['price', '/services/plans'],
  ['how much does it cost', '/services/plans'],
  ['plans', '/services/plans'],
  ['guarantee', '/services'],
  ['reviews', '/reviews'],
  ['unsubscribe', '/privacy-policy'],
  ['privacy', '/privacy-policy'],
  ['areas you serve', '/service-areas'],
  ['safety data sheet', '/customer/sds-labels'],
  ['exterminator', '/services'],
  // What is it?
  ['what bug is this', '/pest-identifier'],
  ['identify a bug', '/pest-identifier'],
  ['send a photo', '/upload'],
  ['picture of a bug', '/upload'],
  ['pest calendar', '/pest-info/calendar'],
  // A house that is sold, let or bought.
  ['home sale', '/services/termite-clearance-letter'],
  ['closing', '/services/termite-clearance-letter'],
  ['wdi report', '/services/termite-clearance-letter'],
  ['cl-100', '/services/termite-clearance-letter'],
  ['npma 33', '/services/termite-clearance-letter'],
  ['landlord', '/blog/renting-and-pests'],
  ['airbnb', '/blog/short-term-rental-pests'],
  // Pests by any name, in either language, in the singular, the plural and misspelled.
  ['cockroach', '/pest-info/cockroaches'],
  ['roach control', '/services/cockroach-control'],
  ['Blattella germanica', '/pest-info/cockroaches'],
  ['palmetto bug', '/pest-info/cockroaches'],
  ['possum', '/pest-info/skunks-opossums-groundhogs'],
  ['bedbug', '/pest-info/bed-bugs'],
  ['cucaracha', '/pest-info/cockroaches'],
  ['hormigas', '/pest-info/ants'],
  ['chinches', '/pest-info/bed-bugs'],
  ['ratones', '/pest-info/rodents'],
  ['termits', '/pest-info/termites'],
  ['mosqitos', '/pest-info/mosquitoes'],
  ['mice', '/pest-info/rodents'],
  ['bedbugs', '/pest-info/bed-bugs'],
  ['wasp nest', '/services/wasp-control'],
  ["hornet's nest", '/pest-info/wasps'],
  ['squirrels in the attic', '/pest-info/squirrels'],
  ['spider bite', '/pest-info/spiders'],
  ['crawlspace', '/services/encapsulation-services'],
  ['dehumidifer', '/services/dehumidifier-install'],
  // Towns and ZIP codes.
  ['norfolk', '/service-areas/norfolk'],
  ['va beach', '/locations/virginia-beach'],
  ['richmond', '/service-areas/richmond'],
  ['simpsonvile', '/service-areas/simpsonville'],
  ['29681', '/service-areas/simpsonville'],
];

const SPANISH: [query: string, page: string][] = [
  ['cotización', '/es/quote'],
  ['presupuesto', '/es/quote'],
  ['teléfono', '/es/quote'],
  ['emergencia', '/es/quote'],
  ['horario', '/es/quote'],
  ['precio', '/es/services/plans'],
  ['cuánto cuesta', '/es/services/plans'],
  ['planes', '/es/services/plans'],
  ['cancelar la suscripción', '/es/privacy-policy'],
  ['fumigación', '/es/services'],
  ['identificar', '/es/pest-identifier'],
  ['qué bicho es', '/es/pest-identifier'],
  ['foto', '/es/upload'],
  ['venta de casa', '/es/services/termite-clearance-letter'],
  ['carta de termitas', '/es/services/termite-clearance-letter'],
  ['cucarachas', '/es/pest-info/cockroaches'],
  ['cucarrachas', '/es/pest-info/cockroaches'],
  ['roaches', '/es/pest-info/cockroaches'],
  ['ants', '/es/pest-info/ants'],
  ['hormigas', '/es/pest-info/ants'],
  ['ormigas', '/es/pest-info/ants'],
  ['chinches', '/es/pest-info/bed-bugs'],
  ['bed bugs', '/es/pest-info/bed-bugs'],
  ['ratón', '/es/pest-info/rodents'],
  ['termitas', '/es/pest-info/termites'],
  ['comejen', '/es/pest-info/termites'],
  ['zancudos', '/es/pest-info/mosquitoes'],
  ['avispero', '/es/pest-info/wasps'],
  ['control de cucarachas', '/es/services/cockroach-control'],
  // Places have English pages only.
  ['norfolk', '/service-areas/norfolk'],
  ['29681', '/service-areas/simpsonville'],
];

const searchIn = (language: 'en' | 'es') =>
  inLanguage(language, () => openSearchIndex(buildSearchIndex(loadSearchEntries())));

describe.each([
  ['en', ENGLISH],
  ['es', SPANISH],
] as const)('the first three pages in %s', (language, queries) => {
  const search = searchIn(language);
  test.each(queries)('%s: %s', (query, page) => {
    const found = inLanguage(language, () => search(query)).map(({ href }) => href);
    expect(found.slice(0, 3)).toContain(page);
  });
});

test('a page that is named by the word comes before one that has a word beginning with it', () => {
  const names = inLanguage('en', () => searchIn('en')('ants')).map(({ name }) => name);
  expect(names).toEqual(names.filter((name) => /\bants?\b/i.test(name)));
});
