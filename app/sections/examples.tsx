/** The components of this folder as /design shows them, by the names of their folders. */

import type { DesignData } from '../../content-loader/design-data.ts';
import type { PestCost } from '../../content-loader/pest-costs.ts';
import { allChapters, shownLayers } from '../../domain/drawings/chapters.ts';
import type { Example } from '../ui/example.ts';
import { AboutFilm } from './about-film/about-film.tsx';
import { ActivityChart } from './activity-chart/activity-chart.tsx';
import { CallToAction } from './call-to-action/call-to-action.tsx';
import { CardList } from './card-list/card-list.tsx';
import { CareerList } from './career-list/career-list.tsx';
import { Chapter } from './chapter/chapter.tsx';
import { Claims } from './claims/claims.tsx';
import { Faq } from './faq/faq.tsx';
import { IconList, IconListPanels, SafetyNote } from './icon-list/icon-list.tsx';
import { Licenses } from './licenses/licenses.tsx';
import { PestPlaces, SpotsInWords } from './pest-places/pest-places.tsx';
import { PestZones } from './pest-zones/pest-zones.tsx';
import { PlaceMap } from './place-map/place-map.tsx';
import { ProductFilters, ProductTable } from './product-table/product-table.tsx';
import { QuestionList } from './question-list/question-list.tsx';
import { QuoteAside } from './quote-aside/quote-aside.tsx';
import { RelatedPages } from './related-pages/related-pages.tsx';
import { ReviewList } from './reviews/review-list.tsx';
import { Reviews } from './reviews/reviews.tsx';
import { RightNow } from './right-now/right-now.tsx';
import { ServiceCards } from './service-cards/service-cards.tsx';
import { ServiceCost } from './service-cost/service-cost.tsx';
import { SourceList } from './source-list/source-list.tsx';
import { LookAlikes } from './species/look-alikes.tsx';
import { SpeciesPlates } from './species/species-plates.tsx';
import { SpecimenPlate } from './species/specimen-plate.tsx';
import { TracePlates } from './species/trace-plates.tsx';
import { VisitRecord } from './visit-record/visit-record.tsx';
import { VisitSteps } from './visit-steps/visit-steps.tsx';
import { WhatItCosts } from './what-it-costs/what-it-costs.tsx';

const aboutFilm: Example[] = [
  { name: 'rest', show: ({ home }) => <AboutFilm words={home.about} /> },
];

const activityChart: Example[] = [
  {
    name: 'every level',
    show: () => (
      <ActivityChart
        years={[
          { state: 'One state', levels: [0, 0, 1, 2, 3, 3, 3, 3, 2, 1, 0, 0] },
          { state: 'Another state', levels: [0, 1, 2, 3, 3, 3, 3, 3, 3, 2, 1, 0] },
        ]}
      />
    ),
  },
];

const callToAction: Example[] = [
  { name: 'rest', show: ({ home }) => <CallToAction words={home.night} /> },
];

const careerList: Example[] = [
  {
    name: 'open and closed',
    show: ({ careers }) => (
      <CareerList
        careers={{
          ...careers,
          roles: careers.roles.slice(0, 2).map((role, index) => ({ ...role, open: index === 0 })),
        }}
        areaLabels={{}}
      />
    ),
  },
];

const chapter: Example[] = allChapters()
  .slice(0, 1)
  .map((chapter) => ({
    name: chapter.name,
    show: () => (
      <Chapter
        drawing={chapter.name}
        alt="A house in section"
        layers={shownLayers(
          chapter,
          Object.fromEntries(
            chapter.layers.map(({ name }, index) => [name, Math.min(index + 1, 3)]),
          ),
        )}
        steps={[
          { title: 'We look', text: 'One short line.' },
          { title: 'We treat', text: 'A step whose text takes several lines beside the drawing.' },
          { title: 'We come back', text: 'One short line.' },
        ]}
      />
    ),
  }));

const claims: Example[] = [
  { name: 'rest', show: ({ home }) => <Claims doormat={home.hero.doormat} /> },
];

const faq: Example[] = [
  {
    name: 'first open',
    show: ({ home, faqs }) => <Faq words={home.faq} questions={faqs.slice(0, 4)} />,
  },
];

const ITEMS = [
  'A short line',
  'A line that is long enough to run over two lines on a phone, so that its mark stays at the first one',
];

const iconList: Example[] = [
  { name: 'noted', show: () => <IconList items={ITEMS} /> },
  { name: 'included', show: () => <IconList items={ITEMS} mark="yes" /> },
  { name: 'left out', show: () => <IconList items={ITEMS} mark="no" /> },
  {
    name: 'panels',
    show: () => (
      <IconListPanels
        panels={[
          { title: 'Included', items: ITEMS, mark: 'yes' },
          { title: 'Not included', items: ITEMS, mark: 'no' },
        ]}
      />
    ),
  },
  {
    name: 'note',
    show: () => <SafetyNote title="Before we come" text="A note that must not be missed." />,
  },
];

const licenses: Example[] = [{ name: 'rest', show: () => <Licenses /> }];

const pestPlaces: Example[] = [
  {
    name: 'four pests, two of them in two places',
    show: () => (
      <PestPlaces
        place="Macon"
        pests={[
          { spots: ['crawl-space', 'sill'] },
          { spots: ['woods'] },
          { spots: ['attic', 'tree'] },
          { spots: ['marsh'] },
        ]}
      />
    ),
  },
  { name: 'in words', show: () => <SpotsInWords number={2} spots={['crawl-space', 'sill']} /> },
];

const pestZones: Example[] = [
  { name: 'rest', show: ({ home }) => <PestZones words={home.pests} /> },
];

const placeMap: Example[] = [{ name: 'an area', show: ({ map }) => map && <PlaceMap map={map} /> }];

const productTable: Example[] = [
  {
    name: 'filters',
    show: ({ products }) => <ProductFilters {...products} />,
  },
  {
    name: 'three products',
    show: ({ products }) => <ProductTable {...products} products={products.products.slice(0, 3)} />,
  },
];

const questionList: Example[] = [
  { name: 'closed', show: ({ pest }) => <QuestionList questions={pest.matter.faqs.slice(0, 3)} /> },
  { name: 'empty', show: () => <QuestionList questions={[]} /> },
];

const quoteAside: Example[] = [
  { name: 'the quote form in its frame', show: ({ pest }) => <QuoteAside page={pest} /> },
];

const cardList: Example[] = [
  { name: 'pages', show: ({ pest }) => <CardList cards={pest.related} /> },
  {
    name: 'treatments, of which most have one price',
    show: ({ pest }) => (
      <CardList
        cards={pest.related.map((card, index) => ({
          ...card,
          picture: { src: '/specimen-cards/carpenter-ant.svg', width: 270, height: 270 },
          price: index === 0 ? 'from $49/mo' : '$150-$400 per treatment',
        }))}
      />
    ),
  },
];

const relatedPages: Example[] = [
  { name: 'cards', show: ({ pest }) => <RelatedPages cards={pest.related} /> },
  { name: 'empty', show: () => <RelatedPages cards={[]} /> },
];

const reviews: Example[] = [
  {
    name: 'arrows wait for scripts',
    show: ({ home, reviews }) => (
      <Reviews
        words={home.reviews}
        reviews={reviews.slice(0, 4)}
        note="Which figure counts what."
      />
    ),
  },
  { name: 'a list of two', show: ({ reviews }) => <ReviewList reviews={reviews.slice(0, 2)} /> },
];

const COMMANDS = [
  'Keep people and pets 30 feet away.',
  'Shut the window and turn the porch light off.',
  'Leave the hole open: do not plug or spray it.',
];

const rightNow: Example[] = [
  {
    name: 'urgent, with a price',
    show: () => (
      <RightNow
        now={{
          commands: COMMANDS,
          help: 'Trouble breathing after a sting: call 911.',
          urgent: true,
        }}
        calls={null}
      />
    ),
  },
];

const UNITS = {
  protection_plan: 'For one house',
  outdoor_plan: 'Per season, for one yard',
  termite_guard: 'Per year, for one structure',
};

const serviceCards: Example[] = [
  { name: 'rest', show: ({ home }) => <ServiceCards words={home.services} units={UNITS} /> },
];

const serviceCost: Example[] = [
  {
    name: 'with a price',
    show: () => (
      <ServiceCost
        cost={{
          by: 'price',
          price: 'most_treatments',
          question: 'What does it cost?',
          includes: ['A short line', 'A line that is long enough to run over two lines on a phone'],
          moved_by: ['One thing', 'Another', 'A third'],
          examples: [],
        }}
        included={['One thing', 'Another that takes two lines on a phone']}
        notIncluded={['A third']}
        label="$1-$2"
        unit="Per treatment, for one pest at one house"
        examples={[
          { situation: 'One case', lines: ['Treatment: $1 to $2'], total: '$1 to $2' },
          {
            situation: 'A case whose words take more than one line on a phone',
            lines: ['Plan, 12 months at $1: $12', 'Treatment: $1 to $2'],
            total: '$13 to $14 or more',
          },
        ]}
        note="A sentence on what else to know."
      />
    ),
  },
  {
    name: 'by inspection',
    show: () => (
      <ServiceCost
        cost={{
          by: 'inspection',
          question: 'What does it cost?',
          looked_at: ['One place', 'Another'],
          comes_with: ['A list'],
          moved_by: ['One thing', 'Another', 'A third'],
        }}
        included={['One thing', 'Another that takes two lines on a phone']}
        notIncluded={['A third']}
        label="By inspection"
        examples={[]}
        note={null}
      />
    ),
  },
];

const sourceList: Example[] = [{ name: 'rest', show: ({ pest }) => <SourceList page={pest} /> }];

const speciesOf = ({ pest }: DesignData) =>
  pest.matter.species.map((species, index) => ({
    ...species,
    drawing: pest.drawings[index] ?? null,
  }));

const species: Example[] = [
  {
    name: 'one plate',
    show: (data) => speciesOf(data)[0] && <SpecimenPlate species={speciesOf(data)[0] as never} />,
  },
  { name: 'line-up and plates', show: (data) => <SpeciesPlates species={speciesOf(data)} /> },
  {
    name: 'pairs, and one without a drawing',
    show: ({ pest }) => (
      <LookAlikes
        animals={[
          ...pest.matter.lookalikes.map((one, index) => ({
            ...one,
            pair: pest.pairs[index] ?? null,
          })),
          { name: 'Another', difference: 'Told by its smell, which no drawing shows.', pair: null },
        ]}
      />
    ),
  },
  {
    name: 'young stages and traces',
    show: ({ drawings }) => (
      <TracePlates traces={drawings.filter(({ shows }) => shows === 'sign').slice(0, 4)} />
    ),
  },
  { name: 'empty', show: () => <TracePlates traces={[]} /> },
];

const visitSteps: Example[] = [
  {
    name: 'long text',
    show: () => (
      <VisitSteps
        steps={[
          { title: 'We look', text: 'One short line.' },
          {
            text: 'A step without a title, whose text is long enough to take several lines on a phone and two on a desk, as some steps do.',
          },
        ]}
      />
    ),
  },
];

const visitRecord: Example[] = [
  {
    name: 'an example',
    show: ({ drawings: [drawing] }) =>
      drawing && (
        <VisitRecord
          record={{
            service: 'A service',
            found: { name: drawing.title, latin: drawing.latin, drawing },
            product: 'A product',
            epaNumber: '1-2',
            place: 'Where it was put',
            priceLabel: '$1-$2',
          }}
        />
      ),
  },
];

const COST: PestCost = {
  service: {
    name: 'A service',
    href: '/design',
    price: null,
    priceLabel: 'By inspection',
  },
  isPlan: false,
  status: 'covered',
  label: 'from $1 per month',
  unit: 'For one house.',
  scope: 'house ants',
  note: null,
};

const whatItCosts: Example[] = [
  {
    name: 'covered and quoted apart',
    // Where the link to the price leads.
    show: () => (
      <div id="cost">
        <WhatItCosts
          costs={[
            COST,
            {
              ...COST,
              service: { ...COST.service, href: '/quote' },
              status: 'quoted',
              label: 'Quoted apart',
              unit: null,
              scope: null,
              note: 'A sentence on what the price depends on.',
            },
          ]}
        />
      </div>
    ),
  },
];

export const examples: Record<string, Example[]> = {
  'about-film': aboutFilm,
  'activity-chart': activityChart,
  'call-to-action': callToAction,
  'card-list': cardList,
  'career-list': careerList,
  chapter,
  claims,
  faq,
  'icon-list': iconList,
  licenses,
  'pest-places': pestPlaces,
  'pest-zones': pestZones,
  'place-map': placeMap,
  'product-table': productTable,
  'question-list': questionList,
  'quote-aside': quoteAside,
  'related-pages': relatedPages,
  reviews,
  'right-now': rightNow,
  'service-cards': serviceCards,
  'service-cost': serviceCost,
  'source-list': sourceList,
  species,
  'visit-record': visitRecord,
  'visit-steps': visitSteps,
  'what-it-costs': whatItCosts,
};
