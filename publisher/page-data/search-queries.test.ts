/** Queries that people type, and the page that must be among the first three: on the site's own content, in both languages. */
import { describe, expect, test } from 'vitest';
import { inLanguage } from '../../domain/messages/message-language.ts';
import { buildSearchIndex, openSearchIndex } from '../../domain/search/site-search.ts';
import { loadSearchEntries } from './search-entries.ts';

const ENGLISH: [query: string, page: string][] = [
  // Errands.
  ['hiring', '/about/careers'],
  ['estimate', '/quote'],
  ['emergency', '/services/emergency-pest-control'],
  ['how much does it cost', '/services/plans'],
  ['reviews', '/reviews'],
  ['privacy', '/privacy-policy'],
  ['areas you serve', '/service-areas'],
  ['exterminator', '/services'],
  // What is it?
  ['what bug is this', '/pest-identifier'],
  ['picture of a bug', '/upload'],
  ['pest calendar', '/pest-info/calendar'],
  // Selling, renting or buying a house.
  ['home sale', '/services/termite-clearance-letter'],
  ['airbnb', '/blog/short-term-rental-pests'],
  ['woodpecker', '/pest-info/birds'],
  ['snake in garage', '/pest-info/snakes'],
  // Any name of a pest, in either language, singular, plural or misspelled.
  ['roach control', '/services/cockroach-control'],
  ['Blattella germanica', '/pest-info/cockroaches'],
  ['bedbug', '/pest-info/bed-bugs'],
  ['chinches', '/pest-info/bed-bugs'],
  ['termits', '/pest-info/termites'],
  ['wasp nest', '/services/wasp-control'],
  ['squirrels in the attic', '/pest-info/squirrels'],
  ['dehumidifer', '/services/dehumidifier-install'],
  // Queries of people who have the pest in front of them, or who compare.
  ['stung', '/services/emergency-pest-control'],
  ['dead mouse smell', '/pest-info/dead-animal-smell'],
  ['termite cost', '/services/termite-treatment-cost'],
  ['sawdust', '/pest-info/carpenter-ants'],
  ['pet safe pest control', '/about/pets-and-children'],
  ['real estate agent', '/about/for-agents'],
  ['bed bug cost', '/services/bedbug-control'],
  ['tick bite', '/pest-info/ticks'],
  ['bees in wall', '/pest-info/bees'],
  ['ants in kitchen', '/pest-info/ants'],
  ['ant hills in yard', '/pest-info/fire-ants'],
  ['mosquito spray', '/services/mosquito-control'],
  ['ladybugs in house', '/pest-info/beetles'],
  ['skunk under porch', '/pest-info/skunks-opossums-groundhogs'],
  ['crawl space moisture', '/services/encapsulation-services'],
  ['refund', '/about/our-promises'],
  ['lawn bugs', '/pest-info/chinch-bugs'],
  ['exterminator near me', '/richmond/ant-exterminator'],
  ['quarterly pest control', '/services/pest-protection-plan'],
  ['new construction termite treatment', '/services/termite-control'],
  // Misspelled, or a whole question.
  ['humidity under house', '/services/dehumidifier-install'],
  ['termight', '/services/termite-control'],
  // Towns and ZIP codes.
  ['va beach', '/locations/virginia-beach'],
  ['simpsonvile', '/service-areas/simpsonville'],
  ['29681', '/service-areas/simpsonville'],
];

const SPANISH: [query: string, page: string][] = [
  ['cotización', '/es/quote'],
  ['emergencia', '/es/services/emergency-pest-control'],
  ['le picó a mi hijo', '/es/services/emergency-pest-control'],
  ['víbora', '/es/pest-info/snakes'],
  ['cuánto cuesta', '/es/services/plans'],
  ['qué bicho es', '/es/pest-identifier'],
  ['carta de termitas', '/es/services/termite-clearance-letter'],
  ['cucarrachas', '/es/pest-info/cockroaches'],
  ['comejen', '/es/pest-info/termites'],
  ['avispero', '/es/pest-info/wasps'],
  ['control de cucarachas', '/es/services/cockroach-control'],
  ['si regresan las plagas', '/es/about/our-promises'],
  ['tlacuache debajo de la casa', '/es/pest-info/skunks-opossums-groundhogs'],
  ['sancudos en el patio', '/es/pest-info/mosquitoes'],
  ['polilla en la madera', '/es/pest-info/wood-boring-beetles'],
  // Places have only English pages.
  ['norfolk', '/service-areas/norfolk'],
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

test('a ZIP code finds only places that have it', () => {
  const found = searchIn('en')('23233').map(({ href }) => href);
  const having = loadSearchEntries().filter(({ names }) => names.includes('23233'));
  expect(found.length).toBeGreaterThan(0);
  expect(having.map(({ href }) => href)).toEqual(expect.arrayContaining(found));
});

test.each([
  ['', 0],
  ['xqzvw', 0],
  ['pest control', 8],
])('%j finds %i pages', (query, count) => {
  expect(searchIn('en')(query)).toHaveLength(count);
});

test('a page named by the word comes before one with a word that begins with it', () => {
  const names = inLanguage('en', () => searchIn('en')('ants')).map(({ name }) => name);
  expect(names).toEqual(names.filter((name) => /\bants?\b/i.test(name)));
});
