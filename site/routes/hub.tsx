import './hub.css';
import * as m from '#messages';
import type { PlaceMap as DrawnPlaces } from '../../domain/territory/maps.ts';
import {
  type AreaPlaces,
  type ArticleData,
  type CardGroup,
  loadArticleData,
} from '../../publisher/page-data/article-data.ts';
import type { NavigationItem } from '../../publisher/page-data/navigation.ts';
import { PageBody, WORDS } from '../layout/page-body/page-body.tsx';
import { routeMeta } from '../lib/meta/page-meta.ts';
import { asTags, pageGraph } from '../lib/meta/structured-data.ts';
import { useSite } from '../lib/use-site.ts';
import { CardList } from '../sections/catalog/card-list.tsx';
import { PlanCards } from '../sections/catalog/plan-cards.tsx';
import { SourceList } from '../sections/guide/source-list.tsx';
import { type HeadPicture, PageAsk, PageHero } from '../sections/page-hero/page-hero.tsx';
import { PlaceMap } from '../sections/place/place-map.tsx';
import { QuestionList } from '../sections/question-list/question-list.tsx';
import { PestCabinet } from '../sections/species/pest-cabinet.tsx';
import { WaysToNameIt } from '../sections/species/ways-to-name-it.tsx';
import { PestCalendar } from '../widgets/pest-calendar/pest-calendar.tsx';
import { ZipForm } from '../widgets/zip-form/zip-form.tsx';
import type { Route } from './+types/hub.ts';

export const loader = ({ request }: Route.LoaderArgs) => loadArticleData(request);

export const meta = routeMeta((page: ArticleData, company) => [
  ...asTags(pageGraph(page, company)),
  ...(page.url === BLOG ? [blogFeed()] : []),
]);

const BLOG = '/blog';

const blogFeed = () => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: m.hub_blog(),
  href: '/blog.xml',
});

const PICTURES: Record<string, HeadPicture> = {
  '/blog': 'notebook',
  '/pest-info': 'tray',
  '/services': 'van',
  '/service-areas': 'crossroads',
  '/pest-info/calendar': 'seasons',
};

/** A page that leads to others: hubs, the calendar and the plans. */
export default function Hub({ loaderData: page }: Route.ComponentProps) {
  const { url, matter, cards, cabinet, places, plans, calendar } = page;
  const [map, ...otherMaps] = page.maps;
  // The guide and the calendar take the full width, and readers of posts need no treatment.
  const hasForm = url !== BLOG && calendar === null && cabinet.length === 0;
  // A tool begins its page: no call button before it.
  const isTool = calendar !== null || cabinet.length + places.length > 0;
  const picture = PICTURES[url] ?? 'home-lot';
  return (
    <article>
      <PageHero
        page={page}
        art={map && <PlaceMap map={map} />}
        picture={map || plans.length > 0 ? undefined : picture}
        actions={hasForm && !isTool ? undefined : <Tool page={page} />}
      />
      {(cabinet.length > 0 || calendar) && <WaysToNameIt />}
      {cabinet.length > 0 && <PestCabinet pests={cabinet} />}
      {cards.length > 0 && <Cards groups={cards} />}
      {places.length > 0 && <Places groups={places} maps={otherMaps} />}
      {plans.length > 0 && <PlanCards plans={plans} />}
      {cabinet.length === 0 && (
        <PageBody
          page={calendar ? { ...page, headings: [] } : page}
          parts={[
            calendar !== null && {
              id: 'year',
              title: m.hub_twelve_months_pest_by_pest(),
              body: <PestCalendar {...calendar} />,
            },
            WORDS,
          ]}
          side={hasForm ? undefined : null}
        />
      )}
      <QuestionList questions={matter.faqs} />
      {(calendar || cabinet.length > 0) && <PageAsk />}
      <SourceList page={page} />
    </article>
  );
}

/** Replaces the call button. */
function Tool({ page: { places } }: { page: ArticleData }) {
  const { checksZips } = useSite();
  if (places.length > 0 && checksZips) return <ZipForm />;
  return null;
}

function Cards({ groups }: { groups: CardGroup[] }) {
  return (
    <div className="hub band">
      <div className="wrap">
        {groups.map(({ title, cards }) => (
          <section key={title} aria-label={title || m.hub_pages_below()}>
            {title && <h2>{title}</h2>}
            <CardList cards={cards} />
          </section>
        ))}
      </div>
    </div>
  );
}

/**
 * The places of each area, collapsed.
 * @param maps maps of states; each is shown with the first area it names
 */
function Places({ groups, maps }: { groups: AreaPlaces[]; maps: DrawnPlaces[] }) {
  return (
    <div className="hub band">
      <div className="wrap">
        {groups.map(({ title, towns, more }, index) => {
          const map = maps.find(({ pins }) => pins.some(({ name }) => name === title));
          return (
            <details key={title} className="fold" name="areas" open={index === 0}>
              <summary>
                <h2>{title}</h2>
              </summary>
              <Links items={towns} />
              {map && <PlaceMap map={map} />}
              {more.items.length > 0 && (
                <>
                  <h3>{more.title}</h3>
                  <Links items={more.items} />
                </>
              )}
            </details>
          );
        })}
      </div>
    </div>
  );
}

function Links({ items }: { items: NavigationItem[] }) {
  return (
    <ul className="rows">
      {items.map(({ name, href }) => (
        <li key={href}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
