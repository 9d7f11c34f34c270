/** Queries that people type, and the page that must be among the first three: on the site's own content, in both languages. */
import { describe, expect, test } from 'vitest';
import { inLanguage } from '../../domain/messages/message-language.ts';
import { buildSearchIndex, openSearchIndex } from '../../domain/search/site-search.ts';
import { loadSearchEntries } from './search-entries.ts';

const ENGLISH: [query: string, page: string][] = [
  // Errands.
  ['careers', '/about/careers'],
  ['hiring', '/about/careers'],
  ['quote', '/quote'],
  ['estimate', '/quote'],
  ['emergency', '/services/emergency-pest-control'],
  ['price', '/services/plans'],
  ['how much does it cost', '/services/plans'],
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
  // Selling, renting or buying a house.
  ['home sale', '/services/termite-clearance-letter'],
  ['closing', '/services/termite-clearance-letter'],
  ['landlord', '/blog/renting-and-pests'],
  ['airbnb', '/blog/short-term-rental-pests'],
  ['stink in the wall', '/pest-info/dead-animal-smell'],
  ['woodpecker', '/pest-info/birds'],
  ['bat in bedroom', '/pest-info/bats'],
  ['spider in my shoe', '/pest-info/spiders'],
  ['snake in garage', '/pest-info/snakes'],
  // Any name of a pest, in either language, singular, plural or misspelled.
  ['cockroach', '/pest-info/cockroaches'],
  ['roach control', '/services/cockroach-control'],
  ['Blattella germanica', '/pest-info/cockroaches'],
  ['possum', '/pest-info/skunks-opossums-groundhogs'],
  ['bedbug', '/pest-info/bed-bugs'],
  ['hormigas', '/pest-info/ants'],
  ['chinches', '/pest-info/bed-bugs'],
  ['ratones', '/pest-info/rodents'],
  ['termits', '/pest-info/termites'],
  ['mosqitos', '/pest-info/mosquitoes'],
  ['mice', '/pest-info/rodents'],
  ['wasp nest', '/services/wasp-control'],
  ["hornet's nest", '/pest-info/wasps'],
  ['squirrels in the attic', '/pest-info/squirrels'],
  ['spider bite', '/pest-info/spiders'],
  ['crawlspace', '/services/encapsulation-services'],
  ['dehumidifer', '/services/dehumidifier-install'],
  // Queries of people who have the pest in front of them, or who compare.
  ['stung', '/services/emergency-pest-control'],
  ['copperhead', '/pest-info/snakes'],
  ['moths', '/pest-info/occasional-invaders'],
  ['fruit flies', '/pest-info/occasional-invaders'],
  ['dead mouse smell', '/pest-info/dead-animal-smell'],
  ['noise in attic at night', '/pest-info/squirrels'],
  ['termite bond', '/services/termite-treatment-cost'],
  ['termite cost', '/services/termite-treatment-cost'],
  ['termite inspection', '/services/termite-inspection'],
  ['termite swarm', '/pest-info/termites'],
  ['sawdust', '/pest-info/carpenter-ants'],
  ['pet safe', '/about/pets-and-children'],
  ['pet safe pest control', '/about/pets-and-children'],
  ['realtor', '/about/for-agents'],
  ['real estate agent', '/about/for-agents'],
  ['bed bug cost', '/services/bedbug-control'],
  ['bat in bedroom', '/pest-info/bats'],
  ['rabies', '/services/wildlife-removal'],
  ['tick on dog', '/pest-info/ticks'],
  ['tick bite', '/pest-info/ticks'],
  ['fleas in carpet', '/pest-info/fleas'],
  ['fleas on cat', '/pest-info/fleas'],
  ['wasp nest in wall', '/services/wasp-control'],
  ['hornets', '/pest-info/wasps'],
  ['bees in wall', '/pest-info/bees'],
  ['honey bees', '/pest-info/bees'],
  ['holes in deck', '/pest-info/carpenter-bees'],
  ['carpenter bees', '/pest-info/carpenter-bees'],
  ['ants in kitchen', '/pest-info/ants'],
  ['big black ants', '/pest-info/carpenter-ants'],
  ['fire ant bite', '/pest-info/fire-ants'],
  ['ant hills in yard', '/pest-info/fire-ants'],
  ['wood dust', '/pest-info/wood-boring-beetles'],
  ['mosquitos in yard', '/pest-info/mosquitoes'],
  ['mosquito spray', '/services/mosquito-control'],
  ['stink bugs', '/pest-info/stink-bugs'],
  ['ladybugs in house', '/pest-info/beetles'],
  ['carpet beetles', '/pest-info/beetles'],
  ['powder post beetles', '/pest-info/wood-boring-beetles'],
  ['house centipede', '/pest-info/centipedes'],
  ['skunk under porch', '/pest-info/skunks-opossums-groundhogs'],
  ['raccoon in attic', '/pest-info/raccoons'],
  ['bird in dryer vent', '/pest-info/birds'],
  ['crawl space moisture', '/services/encapsulation-services'],
  ['cancel plan', '/about/our-promises'],
  ['refund', '/about/our-promises'],
  ['landlord bed bugs', '/blog/renting-and-pests'],
  ['lawn bugs', '/pest-info/chinch-bugs'],
  ['exterminator near me', '/richmond/ant-exterminator'],
  ['spray for spiders', '/services/spider-control'],
  ['quarterly pest control', '/services/pest-protection-plan'],
  ['animal trapping', '/services/wildlife-removal'],
  ['mosquito control cost', '/services/mosquito-control'],
  ['do you spray inside', '/services/pest-protection-plan'],
  ['new construction termite treatment', '/services/termite-control'],
  ['cluster flies', '/service-areas/staunton'],
  ['vents', '/services/vent-replacements'],
  // Misspelled, or a whole question.
  ['humidity under house', '/services/dehumidifier-install'],
  ['termight', '/services/termite-control'],
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
  ['emergencia', '/es/services/emergency-pest-control'],
  ['le picó a mi hijo', '/es/services/emergency-pest-control'],
  ['culebra', '/es/pest-info/snakes'],
  ['víbora', '/es/pest-info/snakes'],
  ['polillas', '/es/pest-info/occasional-invaders'],
  ['mascotas', '/es/about/pets-and-children'],
  ['precio', '/es/services/plans'],
  ['cuánto cuesta', '/es/services/plans'],
  ['cancelar la suscripción', '/es/privacy-policy'],
  ['fumigación', '/es/services'],
  ['identificar', '/es/pest-identifier'],
  ['qué bicho es', '/es/pest-identifier'],
  ['foto', '/es/upload'],
  ['venta de casa', '/es/services/termite-clearance-letter'],
  ['carta de termitas', '/es/services/termite-clearance-letter'],
  ['cucarachas', '/es/pest-info/cockroaches'],
  ['cucarrachas', '/es/pest-info/cockroaches'],
  ['ants', '/es/pest-info/ants'],
  ['hormigas', '/es/pest-info/ants'],
  ['chinches', '/es/pest-info/bed-bugs'],
  ['bed bugs', '/es/pest-info/bed-bugs'],
  ['ratón', '/es/pest-info/rodents'],
  ['termitas', '/es/pest-info/termites'],
  ['comejen', '/es/pest-info/termites'],
  ['zancudos', '/es/pest-info/mosquitoes'],
  ['avispero', '/es/pest-info/wasps'],
  ['control de cucarachas', '/es/services/cockroach-control'],
  ['controll de plagas', '/es/services'],
  ['si regresan las plagas', '/es/about/our-promises'],
  ['pericotes en el ático', '/es/pest-info/rodents'],
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

test('a page named by the word comes before one with a word that begins with it', () => {
  const names = inLanguage('en', () => searchIn('en')('ants')).map(({ name }) => name);
  expect(names).toEqual(names.filter((name) => /\bants?\b/i.test(name)));
});
