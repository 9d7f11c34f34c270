import '../layout/page-body/prose.css';
import './place.css';
import * as m from '#messages';
import { capitalized } from '../../domain/language/capitalized.ts';
import { loadPlaceData, type PlaceData } from '../../publisher/page-data/place-data.ts';
import { PagePhotos } from '../layout/page-body/page-photos.tsx';
import { useSite } from '../lib/use-site.ts';
import { QuoteAside } from '../sections/call-to-action/quote-aside.tsx';
import { WhoComes } from '../sections/company/who-comes.tsx';
import { IconList } from '../sections/guide/icon-list.tsx';
import { SourceList } from '../sections/guide/source-list.tsx';
import { HeadView, HeroHeading, PageCalls } from '../sections/page-hero/page-hero.tsx';
import { PestPlaces } from '../sections/place/pest-places.tsx';
import { WhatItCosts } from '../sections/price/what-it-costs.tsx';
import { Questions } from '../sections/question-list/question-list.tsx';
import { OfficeNote, PhoneLanguage } from '../territory/phone/phone.tsx';
import { BuiltHtml } from '../ui/built-html.tsx';
import { Cited } from '../ui/cited/cited.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { pin } from '../ui/icon/icon-shapes.ts';
import { Scene } from '../ui/scene.tsx';
import type { Route } from './+types/place.ts';

export const loader = ({ request }: Route.LoaderArgs) => loadPlaceData(request);

export { contentMeta as meta } from '../lib/meta/page-meta.ts';

/** Questions shown open; the others are collapsed. */
const OPEN_QUESTIONS = 2;

/** A place we serve: its street, where its pests live, what a visit is and costs there, its neighbors. */
export default function Place({ loaderData: page }: Route.ComponentProps) {
  const { matter } = page;
  return (
    <article>
      <Head page={page} />
      <Pests page={page} />
      <Visit page={page} />
      <WhoComes people={page.people} />
      <div className="band place-end">
        <div className="wrap split">
          {matter.faqs.length > 0 && (
            <section aria-labelledby="questions">
              <h2 id="questions">{m.common_questions_people_ask()}</h2>
              <Questions questions={matter.faqs.slice(0, OPEN_QUESTIONS)} />
            </section>
          )}
          <Around page={page} />
        </div>
      </div>
      <SourceList page={page} />
    </article>
  );
}

/** The street as wide as the window, with the text in its sky. */
function Head({ page: { breadcrumbs, matter, ownTown, area, office } }: { page: PlaceData }) {
  return (
    <header className={`page-hero ${area.landscape ? 'place-hero' : 'page-hero-pictured'}`}>
      <div className="page-hero-ground">
        {area.landscape ? <Landscape of={area.landscape} /> : <HeadView picture="mailboxes" />}
        <div className="wrap">
          <HeroHeading items={breadcrumbs} h1={matter.h1} also={ownTown} />
          <div className="split">
            <div>
              <p className="lead page-summary">{matter.hook}</p>
              <PageCalls />
              <PhoneLanguage />
            </div>
            <div>
              <OfficeNote office={office} />
            </div>
          </div>
        </div>
      </div>
    </header>
  );
}

/** The area's landscape: river city, coast, foothills or Blue Ridge. */
function Landscape({ of }: { of: NonNullable<PlaceData['area']['landscape']> }) {
  return <Scene className="place-yard" drawing={`landscape-${of}`} box={[0, 0, 1600, 700]} />;
}

/** Where the pests live, why they come, and when. */
function Pests({ page: { matter, pests, calendar } }: { page: PlaceData }) {
  const { many } = useSite().site.trade;
  return (
    <section className="place-pests" aria-labelledby={pests.length > 0 ? 'pests' : undefined}>
      <div className="wrap split">
        {pests.length > 0 && (
          <h2 id="pests">
            {capitalized(m.place_pests_and_why_they_come({ many, place: inSentences(matter) }))}
          </h2>
        )}
        <p>{matter.summary}</p>
      </div>
      <PestPlaces pests={pests}>
        {matter.season && (
          <p className="wrap pest-season">
            <b>{m.place_the_season()}</b> <Cited text={matter.season} />{' '}
            {calendar && <a href={calendar.href}>{m.place_the_whole_year()}</a>}
          </p>
        )}
      </PestPlaces>
    </section>
  );
}

/** What a visit is and costs, beside the form; the page's text and more questions, collapsed. */
function Visit({ page }: { page: PlaceData }) {
  const { matter, offer, costs, html } = page;
  const questions = matter.faqs.slice(OPEN_QUESTIONS);
  return (
    <div className="band">
      <div className="wrap split">
        <div className="place-visit">
          <PagePhotos photos={page.photos} />
          {(matter.visit.length > 0 || offer !== null) && (
            <section aria-labelledby="visit">
              <h2 id="visit">{m.place_a_visit_here()}</h2>
              {matter.visit.length > 0 && <IconList items={matter.visit} mark="yes" />}
              {offer && (
                <p>
                  <a className="text-link" href={offer.href}>
                    {offer.name}
                    {offer.price && `, ${offer.price.label}`}
                  </a>
                </p>
              )}
            </section>
          )}
          {costs.length > 0 && (
            <section aria-labelledby="prices">
              <h3 id="prices">{m.place_what_it_costs_in({ place: inSentences(matter) })}</h3>
              <WhatItCosts costs={costs} />
            </section>
          )}
          {(html || questions.length > 0) && (
            <details className="fold">
              <summary>
                <h3>{m.place_more_about({ place: inSentences(matter) })}</h3>
              </summary>
              <BuiltHtml className="prose" html={html} />
              <Questions questions={questions} />
            </details>
          )}
        </div>
        <QuoteAside page={page} />
      </div>
    </div>
  );
}

/** The name within a sentence: "the Fan District". */
const inSentences = ({ place, place_in_text }: PlaceData['matter']) => place_in_text ?? place;

function Around({ page: { matter, nearby, area } }: { page: PlaceData }) {
  const items = [...nearby, ...(area.href ? [{ name: area.label, href: area.href }] : [])];
  // No link to this place, and one per place and page. Names of areas include the state: "Norfolk, VA".
  const town = (name: string) => name.split(',')[0];
  const places = items.filter(
    ({ name, href }, index) =>
      town(name) !== matter.place &&
      items.findIndex((one) => town(one.name) === town(name) || one.href === href) === index,
  );
  return (
    <section aria-labelledby={places.length > 0 ? 'nearby' : undefined}>
      {places.length > 0 && (
        <>
          <h2 id="nearby">{m.place_just_down_the_road()}</h2>
          <ul className="links">
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
        <p>
          <b>{m.place_zip_codes()}</b> {matter.zips.join(', ')}
        </p>
      )}
    </section>
  );
}
