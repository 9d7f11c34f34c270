import '../layout/page-body/prose.css';
import '../widgets/checklist/checklist.css';
import './article.css';
import * as m from '#messages';
import { areSamples } from '../../domain/content/review-counts.ts';
import {
  type ArticleData,
  type CitedSites,
  loadArticleData,
} from '../../publisher/page-data/article-data.ts';
import { PageBody, type PartList, WORDS } from '../layout/page-body/page-body.tsx';
import { PhotoPicture } from '../layout/page-body/page-photos.tsx';
import { routeMeta } from '../lib/meta/page-meta.ts';
import { asTags, pageGraph } from '../lib/meta/structured-data.ts';
import { useSite } from '../lib/use-site.ts';
import { ProductFilters, ProductTable } from '../sections/catalog/product-table.tsx';
import { CareerList } from '../sections/company/career-list.tsx';
import { Licenses } from '../sections/company/licenses.tsx';
import { IconList } from '../sections/guide/icon-list.tsx';
import { SourceList } from '../sections/guide/source-list.tsx';
import { type HeadPicture, PageAsk, PageHero } from '../sections/page-hero/page-hero.tsx';
import { QuestionList } from '../sections/question-list/question-list.tsx';
import { ReviewList } from '../sections/reviews/review-list.tsx';
import { PestIndex } from '../sections/species/pest-index.tsx';
import { WaysToNameIt } from '../sections/species/ways-to-name-it.tsx';
import { VisitSteps } from '../sections/visit/visit-steps.tsx';
import { BuiltHtml } from '../ui/built-html.tsx';
import type { Route } from './+types/article.ts';

export const loader = ({ request }: Route.LoaderArgs) => loadArticleData(request);

export const meta = routeMeta((page: ArticleData, company) => asTags(pageGraph(page, company)));

/** Kinds without quote form and call button: visitors don't come to them for a treatment. */
const TO_READ = ['careers', 'pest-library', 'pestdex', 'reviews', 'writing'];

/** By URL or kind. */
const PICTURES: Record<string, HeadPicture> = {
  '/about': 'technician',
  reviews: 'letters',
  careers: 'work-clothes',
  pestdex: 'cabinet',
  'pest-library': 'books',
  labels: 'bottle',
  writing: 'cards',
};

/** A page of text with the extra parts of its kind. */
export default function Article({ loaderData: page }: Route.ComponentProps) {
  const { matter, pests, products } = page;
  const kind = matter.template === 'article' ? matter.kind : '';
  const hasLicenses = useSite().site.licenses.length > 0;
  const sells = !TO_READ.includes(kind);
  // The text of about pages and the table of products take the full width.
  const hasForm = sells && !products && kind !== 'about';
  return (
    <article className={`kind-${kind}`}>
      <PageHero
        page={page}
        picture={PICTURES[page.url] ?? PICTURES[kind] ?? 'home-lot'}
        actions={sells && !products ? undefined : ownLinks(page, kind)}
        also={
          kind === 'about' && hasLicenses
            ? { href: '#licenses', name: m.common_our_licenses_and_how_to_check_them() }
            : null
        }
      />
      {['pestdex', 'pest-library'].includes(kind) && <WaysToNameIt />}
      {pests.length > 0 && <PestIndex pests={pests} />}
      {kind === 'reviews' ? (
        <AllReviews page={page} />
      ) : (
        <PageBody
          // The table is most of its page: no contents.
          page={products ? { ...page, headings: [] } : page}
          parts={partsOf(page, kind, hasLicenses)}
          side={hasForm ? undefined : null}
        />
      )}
      <QuestionList questions={matter.faqs} />
      {sells && !hasForm && <PageAsk />}
      <SourceList page={page} />
    </article>
  );
}

/** Replaces the call button; null = nothing. */
function ownLinks({ careers, products }: ArticleData, kind: string) {
  if (products) return <ProductFilters {...products} />;
  if (careers) return <ApplicantLinks />;
  return kind === 'reviews' ? <WriteReview /> : null;
}

function WriteReview() {
  const { email } = useSite().site.contact;
  const subject = encodeURIComponent(m.article_review());
  return (
    <>
      <a className="button large" href={`mailto:${email}?subject=${subject}`}>
        {m.article_write_a_review()}
      </a>
      <span>{m.article_review_opens_e_mail({ email })}</span>
    </>
  );
}

/** For applicants: links to the roles and an e-mail address. */
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

/** The reviews, and, collapsed, how they are handled. */
function AllReviews({ page: { reviews, reviewFigures, html } }: { page: ArticleData }) {
  return (
    <div className="band">
      <div className="wrap">
        {reviews.length > 0 && (
          <section aria-labelledby="reviews">
            <h2 id="reviews">
              {areSamples(reviews) ? m.article_sample_reviews() : m.article_from_the_mailbox()}
            </h2>
            {reviewFigures && <p>{reviewFigures}</p>}
            <ReviewList reviews={reviews} />
          </section>
        )}
        <details className="fold">
          <summary>
            <h2>{m.article_how_reviews_are_handled()}</h2>
          </summary>
          <BuiltHtml className="prose" html={html} />
        </details>
      </div>
    </div>
  );
}

function partsOf(
  { matter, people, promises, cited, products, careers, areaLabels }: ArticleData,
  kind: string,
  hasLicenses: boolean,
): PartList {
  return [
    careers !== null && {
      id: 'roles',
      title: m.article_roles(),
      body: <CareerList careers={careers} areaLabels={areaLabels} />,
    },
    matter.template === 'article' &&
      matter.steps.length > 0 && {
        id: 'steps',
        title: m.article_how_we_work(),
        body: <VisitSteps steps={matter.steps} />,
      },
    products !== null && {
      id: 'products',
      title: m.article_what_we_carry(),
      body: <ProductTable {...products} />,
    },
    WORDS,
    kind === 'about' &&
      hasLicenses && {
        id: 'licenses',
        title: m.common_our_licenses_and_how_to_check_them(),
        body: <Licenses />,
      },
    promises.length > 0 && {
      id: 'promises',
      title: m.article_what_we_promise(),
      body: <IconList items={promises} mark="yes" />,
    },
    people.length > 0 && {
      id: 'people',
      title: kind === 'about' ? m.article_who_comes() : m.article_who_writes_and_who_checks(),
      body: <People people={people} />,
    },
    cited !== null && {
      id: 'cited',
      title: m.article_most_cited_sources(),
      body: <MostCited cited={cited} />,
    },
  ];
}

/** Each person at the anchor of the bylines. */
function People({ people }: Pick<ArticleData, 'people'>) {
  return people.map(({ person: { key, name, credentials, license, bio }, portrait }) => (
    <div key={key} id={key} className="person">
      {portrait && <PhotoPicture photo={portrait} sizes="160px" />}
      <h3>{name}</h3>
      {(credentials || license) && <p>{[credentials, license].filter(Boolean).join('. ')}</p>}
      {bio && <p>{bio}</p>}
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
