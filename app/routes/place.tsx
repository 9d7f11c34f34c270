import './place.css';
import * as m from '#messages';
import { loadPlaceData, type PlaceData } from '../../content-loader/place-data.ts';
import { capitalized } from '../../domain/language/capitalized.ts';
import { PageBody, type Part, WORDS } from '../layout/page-body/page-body.tsx';
import { useSite } from '../lib/site-data.ts';
import { SourceList } from '../sections/guide/source-list.tsx';
import { IconList } from '../sections/icon-list/icon-list.tsx';
import { PageHero } from '../sections/page-hero/page-hero.tsx';
import { PestPlaces, SpotsInWords } from '../sections/pest-places/pest-places.tsx';
import { PlaceMap } from '../sections/place-map/place-map.tsx';
import { WhatItCosts } from '../sections/price/what-it-costs.tsx';
import { QuestionList } from '../sections/question-list/question-list.tsx';
import { SpecimenCard } from '../sections/species/specimen-card.tsx';
import { Cited } from '../ui/cited/cited.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { pin } from '../ui/icon/icon-shapes.ts';
import { Scene } from '../ui/scene.tsx';
import { ZipCheck } from '../widgets/zip-check/zip-check.tsx';
import type { Route } from './+types/place.ts';

export const loader = ({ request }: Route.LoaderArgs) => loadPlaceData(request);

export { contentMeta as meta } from '../lib/meta/page-meta.ts';

/** A place we serve, for someone who lives there: its houses and ground, the pests that follow, what differs about a visit. */
export default function Place({ loaderData: page }: Route.ComponentProps) {
  const { matter, area } = page;
  return (
    <article>
      <PageHero
        page={page}
        lead={matter.hook}
        also={page.ownTown}
        scene={area.landscape && <Landscape of={area.landscape} />}
        picture={area.landscape ? undefined : 'mailboxes'}
        office={page.office}
      />
      <PlacePests page={page} />
      <PageBody page={page} parts={[WORDS, ...visitParts(page)]} />
      <QuestionList questions={matter.faqs} />
      <Around page={page} />
      <SourceList page={page} />
    </article>
  );
}

/** The area's own ground: river city, coast, foothills or Blue Ridge. */
function Landscape({ of }: { of: NonNullable<PlaceData['area']['landscape']> }) {
  return <Scene className="place-yard" drawing={`landscape-${of}`} box={[0, 0, 1600, 700]} />;
}

function visitParts({ matter, offer, costs }: PlaceData): (Part | false)[] {
  return [
    (matter.visit.length > 0 || offer !== null) && {
      id: 'visit',
      title: m.place_a_visit_here(),
      folded: matter.visit[0] ?? true,
      body: (
        <>
          {matter.visit.length > 0 && <IconList items={matter.visit} mark="yes" />}
          {offer && (
            <p>
              <a className="text-link" href={offer.href}>
                {offer.name}
                {offer.price && `, ${offer.price.label}`}
              </a>
            </p>
          )}
        </>
      ),
    },
    costs.length > 0 && {
      id: 'prices',
      title: m.place_what_it_costs_in({ place: matter.place }),
      body: (
        <>
          <WhatItCosts costs={costs} />
          <p>{m.place_the_same_prices_hold_in_every()}</p>
        </>
      ),
    },
  ];
}

function PlacePests({ page: { matter, pests, calendar } }: { page: PlaceData }) {
  const { many } = useSite().site.trade;
  // A picture here and there leaves gaps elsewhere.
  const haveCards = pests.every(({ drawing }) => drawing);
  // Numbered are those that stand on the drawing.
  const drawn = pests.filter(({ spots }) => spots.length > 0);
  return (
    <section className="place-pests" aria-labelledby="pests">
      <div className="wrap">
        <h2 id="pests">
          {capitalized(m.place_pests_and_why_they_come({ many, place: matter.place }))}
        </h2>
        <p className="place-summary">{matter.summary}</p>
        {pests.length > 0 && (
          <ul className="place-pest-list">
            {pests.map((pest) => {
              const { name, why, href, drawing, spots } = pest;
              return (
                <li key={name}>
                  {haveCards && drawing && <SpecimenCard drawing={drawing} />}
                  <h3>{href ? <a href={href}>{name}</a> : name}</h3>
                  <p>
                    <Cited text={why} />
                  </p>
                  <SpotsInWords spots={spots} number={drawn.indexOf(pest) + 1} />
                </li>
              );
            })}
          </ul>
        )}
      </div>
      <PestPlaces place={matter.place} pests={drawn} />
      <div className="wrap">
        {matter.season && (
          <p className="place-season">
            <b>{m.place_the_season()}</b> <Cited text={matter.season} />{' '}
            {calendar && <a href={calendar.href}>{m.place_the_whole_year()}</a>}
          </p>
        )}
      </div>
    </section>
  );
}

function Around({ page: { matter, nearby, area, map } }: { page: PlaceData }) {
  const { checksZips } = useSite();
  const items = [...nearby, ...(area.href ? [{ name: area.label, href: area.href }] : [])];
  // Of two links to one place, or to one page, the first; none to this place. An area's name has its state, as in "Norfolk, VA".
  const town = (name: string) => name.split(',')[0];
  const places = items.filter(
    ({ name, href }, index) =>
      town(name) !== matter.place &&
      items.findIndex((one) => town(one.name) === town(name) || one.href === href) === index,
  );
  return (
    <section
      className="wrap place-around"
      aria-labelledby={places.length > 0 ? 'nearby' : undefined}
    >
      {map && <PlaceMap map={map} here={matter.place} />}
      <div>
        {places.length > 0 && (
          <>
            <h2 id="nearby">{m.place_just_down_the_road()}</h2>
            <ul className="place-links">
              {places.map(({ name, href }) => (
                <li key={href}>
                  <a href={href}>
                    <Icon shape={pin} />
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        {matter.zips.length > 0 && (
          <p className="place-zips">
            <b>{m.place_zip_codes()}</b> {matter.zips.join(', ')}
          </p>
        )}
        {checksZips && <ZipCheck />}
      </div>
    </section>
  );
}
