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
import { areSamples } from '../../domain/content/review-counts.ts';
import type { PlaceMap as DrawnPlaces } from '../../domain/territory/maps.ts';
import { PageBody, type Part, WORDS } from '../layout/page-body/page-body.tsx';
import { PageContents } from '../layout/page-body/page-contents.tsx';
import { PhotoPicture } from '../layout/page-body/page-photos.tsx';
import { routeMeta } from '../lib/meta/page-meta.ts';
import { asTags, pageGraph } from '../lib/meta/structured-data.ts';
import { useSite } from '../lib/site-data.ts';
import { CardList } from '../sections/card-list/card-list.tsx';
import { CareerList } from '../sections/career-list/career-list.tsx';
import { Licenses } from '../sections/licenses/licenses.tsx';
import { type HeadPicture, PageAsk, PageHero } from '../sections/page-hero/page-hero.tsx';
import { PestCabinet } from '../sections/pest-cabinet/pest-cabinet.tsx';
import { PestIndex } from '../sections/pest-index/pest-index.tsx';
import { PlaceMap } from '../sections/place-map/place-map.tsx';
import {
  CoverageTable,
  PlanCards,
  PlanPrices,
} from '../sections/plan-comparison/plan-comparison.tsx';
import { ProductTable } from '../sections/product-table/product-table.tsx';
import { QuestionList } from '../sections/question-list/question-list.tsx';
import { RelatedPages } from '../sections/related-pages/related-pages.tsx';
import { ReviewList } from '../sections/reviews/review-list.tsx';
import { SourceList } from '../sections/source-list/source-list.tsx';
import { PestCalendar } from '../widgets/pest-calendar/pest-calendar.tsx';
import { PlanFinder } from '../widgets/plan-finder/plan-finder.tsx';
import { ZipCheck } from '../widgets/zip-check/zip-check.tsx';
import type { Route } from './+types/article.ts';

export const loader = ({ request }: Route.LoaderArgs) => loadArticleData(request);

export const meta = routeMeta((page: ArticleData, company) => [
  ...asTags(pageGraph(page, company)),
  ...(page.url === '/blog' ? [blogFeed()] : []),
]);

const blogFeed = () => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: m.article_blog(),
  href: '/blog.xml',
});

/** A page whose words are enough, with the extra parts of its kind. */
export default function Article({ loaderData: page }: Route.ComponentProps) {
  const { matter, cards, places, pests, plans } = page;
  const sells = !isToRead(page);
  const hasLicenses = useSite().site.licenses.length > 0;
  // Tables take the width, and what is said about us does.
  const isTable = page.products !== null || page.calendar !== null;
  const hasForm = sells && !isTable && kindOf(matter) !== 'about';
  const isLibrary = kindOf(matter) === 'pest-library';
  return (
    <article className={isLibrary ? 'library' : undefined}>
      <PageHero
        page={page}
        art={page.maps[0] && <PlaceMap map={page.maps[0]} />}
        picture={page.maps.length > 0 ? undefined : pictureOf(page)}
        actions={sells && !isTool(page) ? undefined : ownLinks(page)}
        isTool={isTool(page)}
        also={plans && { href: '#finder', name: m.article_three_questions() }}
      />
      {pests.length > 0 && <PestIndex pests={pests} />}
      {page.cabinet && <PestCabinet cabinet={page.cabinet} />}
      {cards.length > 0 && <Cards groups={cards} />}
      {places.length > 0 && <Places groups={places} maps={page.maps.slice(1)} />}
      {plans && <PlanCards plans={plans.plans} />}
      {isLibrary && (
        <div className="wrap">
          <PageContents headings={page.headings} />
        </div>
      )}
      <PageBody
        // A table is most of its page.
        page={isTable ? { ...page, headings: [] } : page}
        parts={partsOf(page, hasLicenses)}
        side={hasForm ? undefined : null}
      />
      <QuestionList questions={matter.faqs} />
      {!hasForm && !['careers', 'writing'].includes(kindOf(matter)) && <PageAsk />}
      <RelatedPages cards={page.related} />
      <SourceList page={page} />
    </article>
  );
}

/** Empty on pages of other templates, such as a hub. */
function kindOf(matter: ArticleData['matter']): string {
  return matter.template === 'article' ? matter.kind : '';
}

/** Whether nobody comes to the page for a treatment: it has no quote form and begins without a call button. */
function isToRead({ url, matter }: ArticleData): boolean {
  const kinds = ['careers', 'pest-library', 'pestdex', 'reviews', 'writing'];
  return url === '/blog' || kinds.includes(kindOf(matter));
}

/** Whether the page begins with what one came to use, so that no call button stands before it. */
function isTool({ cabinet, calendar, pests, places, plans, products }: ArticleData): boolean {
  return [cabinet, calendar, plans, products].some(Boolean) || pests.length + places.length > 0;
}

/** What stands in the place of the call button on a page that sells nothing; null = nothing. */
function ownLinks({ careers, cabinet, places, plans, matter }: ArticleData) {
  if (careers) return <ApplicantLinks />;
  if (cabinet) return <WaysToNameIt ways={cabinet.ways.slice(0, 2)} />;
  if (places.length > 0) return <ZipCheck />;
  if (plans) return <PlanPrices plans={plans.plans} />;
  return kindOf(matter) === 'reviews' ? <WriteReview /> : null;
}

/** For who can't tell what it is. */
function WaysToNameIt({ ways }: { ways: NavigationItem[] }) {
  return ways.map(({ name, href }, index) => (
    <a key={href} className={index === 0 ? 'button large' : 'text-link'} href={href}>
      {name}
    </a>
  ));
}

function WriteReview() {
  const { email } = useSite().site.contact;
  const subject = encodeURIComponent(m.article_review());
  return (
    <a className="button large" href={`mailto:${email}?subject=${subject}`}>
      {m.article_write_a_review()}
    </a>
  );
}

/** What somebody who wants work looks for first: the roles, and whom to ask. */
function ApplicantLinks() {
  const { email } = useSite().site.contact;
  return (
    <>
      <a className="button large" href="#roles">
        {m.article_see_the_roles()}
      </a>
      <a className="text-link" href={`mailto:${email}`}>
        {m.article_ask({ email })}
      </a>
    </>
  );
}

/** Hubs by their path, other kinds by what they are. */
function pictureOf({ url, matter }: ArticleData): HeadPicture {
  const pictures: Record<string, HeadPicture> = {
    '/about': 'technician',
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
    writing: 'cards',
  };
  return pictures[url] ?? pictures[kindOf(matter)] ?? 'home-lot';
}

function partsOf(
  {
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
    ownYear,
  }: ArticleData,
  hasLicenses: boolean,
): (Part | typeof WORDS | false)[] {
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
      folded: true,
      body: <CoverageTable coverage={plans.coverage} />,
    },
    careers !== null && {
      id: 'roles',
      title: m.article_roles(),
      body: <CareerList careers={careers} areaLabels={areaLabels} />,
    },
    reviews.length > 0 && {
      id: 'reviews',
      title: areSamples(reviews) ? m.article_sample_reviews() : m.article_from_the_mailbox(),
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
      wide: true,
      body: <ProductTable {...products} />,
    },
    WORDS,
    kindOf(matter) === 'about' &&
      hasLicenses && {
        id: 'licenses',
        title: m.common_our_licenses_and_how_to_check_them(),
        body: <Licenses />,
      },
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
    ownYear !== null && {
      id: 'year',
      title: m.article_our_year({ year: ownYear.year }),
      body: (
        <p>
          {m.article_visits({
            visits: ownYear.visits.toLocaleString('en-US'),
            second: ownYear.second_visits.toLocaleString('en-US'),
          })}{' '}
          {ownYear.nests !== undefined &&
            m.article_nests({ nests: ownYear.nests.toLocaleString('en-US') })}
        </p>
      ),
    },
  ];
}

/** Each at the anchor that the pages' bylines lead to. */
function People({ people }: Pick<ArticleData, 'people'>) {
  return people.map(({ person: { key, name, credentials, license, bio }, portrait }) => (
    <div key={key} id={key} className="person">
      {portrait && <PhotoPicture photo={portrait} sizes="160px" />}
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

/**
 * A drawer for each area.
 * @param maps of states, each in the drawer of the first area that it names
 */
function Places({ groups, maps }: { groups: AreaPlaces[]; maps: DrawnPlaces[] }) {
  return (
    <div className="hub">
      <div className="wrap">
        <div className="hub-drawers">
          {groups.map(({ title, towns, more }, index) => {
            const map = maps.find(({ pins }) => pins.some(({ name }) => name === title));
            return (
              <details key={title} className="hub-drawer" name="areas" open={index === 0}>
                <summary>
                  <h2>{title}</h2>
                </summary>
                <Links items={towns} />
                {map && <PlaceMap map={map} />}
                {more.items.length > 0 && (
                  <details className="fold">
                    <summary>
                      <h3>{more.title}</h3>
                    </summary>
                    <Links items={more.items} />
                  </details>
                )}
              </details>
            );
          })}
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
