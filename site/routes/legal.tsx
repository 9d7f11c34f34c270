import './legal.css';
import { loadPageData } from '../../publisher/page-data/page-data.ts';
import { Breadcrumbs } from '../layout/breadcrumbs/breadcrumbs.tsx';
import { PageBody, WORDS } from '../layout/page-body/page-body.tsx';
import { SourceList } from '../sections/guide/source-list.tsx';
import { HeadView } from '../sections/page-hero/page-hero.tsx';
import { QuestionList } from '../sections/question-list/question-list.tsx';
import type { Route } from './+types/legal.ts';

export const loader = ({ request }: Route.LoaderArgs) => loadPageData(request);

export { contentMeta as meta } from '../lib/meta/page-meta.ts';

/** A legal page, for someone who wants one answer from it: the summary, the contents, the words. Nothing is sold here. */
export default function Legal({ loaderData: page }: Route.ComponentProps) {
  const { matter } = page;
  return (
    <article>
      <header className="page-hero page-hero-pictured legal-head">
        <div className="page-hero-ground">
          <HeadView picture="desk" />
          <div className="wrap">
            <div className="page-hero-words">
              <Breadcrumbs items={page.breadcrumbs} />
              <h1>{matter.h1}</h1>
              <p>{matter.summary}</p>
            </div>
          </div>
        </div>
      </header>
      <PageBody page={page} parts={[WORDS]} side={null} />
      <QuestionList questions={matter.faqs} />
      <SourceList page={page} />
    </article>
  );
}
