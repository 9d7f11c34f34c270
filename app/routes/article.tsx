import './article.css';
import * as m from '#messages';
import {
  type AreaPlaces,
  type ArticleData,
  type CardGroup,
  type CitedSites,
  loadArticleData,
} from '../../content-loader/article-data.ts';
import type { NavigationItem } from '../../content-loader/navigation.ts';
import type { Person } from '../../domain/content/site-schema.ts';
import type { PlaceMap as DrawnPlaces } from '../../domain/territory/maps.ts';
import { PageBody, type Part, WORDS } from '../layout/page-body/page-body.tsx';
import { routeMeta } from '../lib/meta/page-meta.ts';
import { asTags, pageGraph } from '../lib/meta/structured-data.ts';
import { PageCallToAction } from '../sections/call-to-action/call-to-action.tsx';
import { CareerList } from '../sections/career-list/career-list.tsx';
import { Licenses } from '../sections/licenses/licenses.tsx';
import { type HeadPicture, PageHero } from '../sections/page-hero/page-hero.tsx';
import { PestIndex } from '../sections/pest-index/pest-index.tsx';
import { PlaceMap } from '../sections/place-map/place-map.tsx';
import { CoverageTable, PlanCards } from '../sections/plan-comparison/plan-comparison.tsx';
import { ProductTable } from '../sections/product-table/product-table.tsx';
import { QuestionList } from '../sections/question-list/question-list.tsx';
import { CardList, RelatedPages } from '../sections/related-pages/related-pages.tsx';
import { ReviewList } from '../sections/reviews/review-list.tsx';
import { SourceList } from '../sections/source-list/source-list.tsx';
import { PestCalendar } from '../widgets/pest-calendar/pest-calendar.tsx';
import { PlanFinder } from '../widgets/plan-finder/plan-finder.tsx';
import { ZipCheck } from '../widgets/zip-check/zip-check.tsx';
import type { Route } from './+types/article.ts';

export const loader = ({ request }: Route.LoaderArgs) => loadArticleData(request);

export const meta = routeMeta((page: ArticleData, company) => [
  ...asTags(pageGraph(page, company)),
  ...(page.url === '/blog' ? [BLOG_FEED] : []),
]);

const BLOG_FEED = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: m.article_blog(),
  href: '/blog.xml',
};

/** A page whose words are enough, with the extra parts of its kind. */
export default function Article({ loaderData: page }: Route.ComponentProps) {
  const { matter, cards, places, pests } = page;
  return (
    <article>
      <PageHero page={page} picture={pictureOf(page)} />
      {pests.length > 0 && <PestIndex pests={pests} />}
      {cards.length > 0 && <Cards groups={cards} />}
      {places.length > 0 && <Places groups={places} map={page.map} />}
      <PageBody page={page} parts={partsOf(page)} />
      <QuestionList questions={matter.faqs} />
      <PageCallToAction />
      <RelatedPages cards={page.related} />
      <SourceList page={page} />
    </article>
  );
}

/** Hubs by their path, other kinds by what they are. */
function pictureOf({ url, matter }: ArticleData): HeadPicture {
  const pictures: Record<string, HeadPicture> = {
    '/blog': 'notebook',
    '/pest-info': 'tray',
    '/services': 'van',
    '/service-areas': 'crossroads',
    reviews: 'letters',
    careers: 'work-clothes',
    calendar: 'seasons',
    pestdex: 'cabinet',
    'pest-library': 'books',
    labels: 'bottle',
    plans: 'treated-lot',
    writing: 'notebook',
  };
  const kind = matter.template === 'article' ? matter.kind : '';
  return pictures[url] ?? pictures[kind] ?? 'home-lot';
}

function partsOf({
  matter,
  calendar,
  plans,
  people,
  cited,
  reviews,
  reviewFigures,
  products,
  careers,
  areaLabels,
}: ArticleData): (Part | typeof WORDS | false)[] {
  return [
    calendar !== null && {
      id: 'year',
      title: m.article_twelve_months_pest_by_pest(),
      body: <PestCalendar {...calendar} />,
    },
    plans !== null && {
      id: 'finder',
      title: m.article_three_questions(),
      body: <PlanFinder plans={plans.plans} singlePrice={plans.singlePrice} />,
    },
    plans !== null && {
      id: 'compare',
      title: m.article_which_plan_covers_which_pest(),
      body: <CoverageTable {...plans} />,
    },
    plans !== null && {
      id: 'plans',
      title: m.article_what_is_in_each_plan(),
      body: <PlanCards plans={plans.plans} />,
    },
    reviews.length > 0 && {
      id: 'reviews',
      title: m.article_from_the_mailbox(),
      body: (
        <>
          <p>{reviewFigures}</p>
          <ReviewList reviews={reviews} />
        </>
      ),
    },
    products !== null && {
      id: 'products',
      title: m.article_what_we_carry(),
      body: <ProductTable {...products} />,
    },
    WORDS,
    people.length > 0 && {
      id: 'people',
      title: m.article_who_writes_and_who_checks(),
      body: <People people={people} />,
    },
    cited !== null && {
      id: 'cited',
      title: m.article_most_cited_sources(),
      body: <MostCited cited={cited} />,
    },
    matter.template === 'article' &&
      matter.kind === 'about' && {
        id: 'licenses',
        title: m.common_our_licenses_and_how_to_check_them(),
        body: <Licenses />,
      },
    careers !== null && {
      id: 'roles',
      title: m.article_roles(),
      body: <CareerList careers={careers} areaLabels={areaLabels} />,
    },
  ];
}

/** Each at the anchor that the pages' bylines lead to. */
function People({ people }: { people: Person[] }) {
  return people.map(({ key, name, credentials, license, bio }) => (
    <div key={key} id={key} className="person">
      <h3>{name}</h3>
      <p>{license ? `${credentials}. ${license}` : credentials}</p>
      <p>{bio}</p>
    </div>
  ));
}

function MostCited({ cited: { sources, sites, mostCited } }: { cited: CitedSites }) {
  return (
    <>
      <p>{m.article_sources_and_sites({ sources, sites })}</p>
      <ul className="cited-sites">
        {mostCited.map(({ host, pages }) => (
          <li key={host}>{m.article_pages({ host, pages })}</li>
        ))}
      </ul>
    </>
  );
}

function Cards({ groups }: { groups: CardGroup[] }) {
  return (
    <div className="hub">
      <div className="wrap">
        {groups.map(({ title, cards }) => (
          <section key={title} aria-label={title || m.article_pages_below()}>
            {title && <h2>{title}</h2>}
            <CardList cards={cards} />
          </section>
        ))}
      </div>
    </div>
  );
}

/** The ZIP field on one large map; below it a drawer for each area. */
function Places({ groups, map }: { groups: AreaPlaces[]; map: DrawnPlaces | null }) {
  return (
    <div className="hub">
      <div className="wrap">
        <div className="hub-start">
          {map && <PlaceMap map={map} />}
          <ZipCheck />
        </div>
        <div className="hub-drawers">
          {groups.map(({ title, towns, more }, index) => (
            <details key={title} className="hub-drawer" name="areas" open={index === 0}>
              <summary>
                <h2>{title}</h2>
              </summary>
              <Links items={towns} />
              {more.items.length > 0 && (
                <>
                  <h3>{more.title}</h3>
                  <Links items={more.items} />
                </>
              )}
            </details>
          ))}
        </div>
      </div>
    </div>
  );
}

function Links({ items }: { items: NavigationItem[] }) {
  return (
    <ul className="hub-links">
      {items.map(({ name, href }) => (
        <li key={href}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
