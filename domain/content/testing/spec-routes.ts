/** Every URL of spec §2, by kind. A test compares it with the built site and the sitemap. */
const under = (folder: string, names: string) =>
  names
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((name) => `${folder}/${name}`);

export const SPEC_ROUTES = {
  top: under(
    '',
    'services about service-areas reviews blog privacy-policy terms-of-service pest-info upload richmond-termite-inspection',
  ),
  blog: under(
    '/blog',
    'lake-monticello-pest-control midlothian-ant-control woodlake-pest-prevention',
  ),
  pests: under(
    '/pest-info',
    'ants bed-bugs cockroaches beetles boxelder-bugs spiders termites wasps fleas bees carpenter-ants carpenter-bees centipedes',
  ),
  services: under(
    '/services',
    `carpenter-bee-control flea-tick-control spider-control termite-inspection wasp-control wildlife-removal
    mosquito-control rodent-control ant-control bedbug-control cockroach-control termite-control
    termite-clearance-letter encapsulation-services rodent-exclusions vent-replacements dehumidifier-install
    pest-protection-plan`,
  ),
  /** /about/about-{company} is added from site.yaml. */
  about: under('/about', 'pestdex pest-library careers'),
  customer: under('/customer', 'sds-labels'),
  serviceAreas: under(
    '/service-areas',
    `richmond chesterfield henrico glen-allen short-pump mechanicsville midlothian bon-air ashland chester innsbrook
    woodlake norfolk chesapeake portsmouth suffolk newport-news hampton williamsburg yorktown poquoson smithfield
    greenville spartanburg simpsonville lynchburg waynesboro staunton harrisonburg arrington bedford timberlake
    appomattox`,
  ),
  locations: under(
    '/locations',
    'richmond virginia-beach norfolk chesapeake portsmouth newport-news hampton charlottesville',
  ),
  neighborhoods: under(
    '/neighborhoods',
    `woodlake-ants brandermill-ants harper-mill-ants midlothian-ants robious-landing-ants salisbury-ants
    waterford-ants moseley-ants bon-air-ants hallsley-ants magnolia-green-ants chester-ants swift-creek-ants
    ettrick-ants matoaca-ants winterpock-ants`,
  ),
  landings:
    `woodlake brandermill hallsley charter-colony midlothian lake-monticello palmyra louisa gordonsville`
      .split(' ')
      .map((place) => `/pest-control-${place}-va`),
  richmond: under(
    '/richmond',
    `fan-district-pest-control carytown-pest-control scotts-addition-pest-control museum-district-pest-control
    church-hill-pest-control termite-control-richmond spring-pest-prevention-richmond ant-exterminator
    bed-bug-control-richmond ant-control-richmond termite-inspection-richmond cockroach-control-richmond`,
  ),
  cities: ['/virginia-beach/ant-control-virginia-beach', '/norfolk/termite-inspection-norfolk'],
} as const;

/** All routes, including the company's about page. */
export function specRoutes(companySlug: string): string[] {
  return [...Object.values(SPEC_ROUTES).flat(), `/about/about-${companySlug}`];
}
