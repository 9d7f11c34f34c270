import { loadPageData } from '../../publisher/page-data/page-data.ts';
import { PageBody, WORDS } from '../layout/page-body/page-body.tsx';
import { SourceList } from '../sections/guide/source-list.tsx';
import { PageHero } from '../sections/page-hero/page-hero.tsx';
import { QuestionList } from '../sections/question-list/question-list.tsx';
import type { Route } from './+types/legal.ts';

export const loader = ({ request }: Route.LoaderArgs) => loadPageData(request);

export { contentMeta as meta } from '../lib/meta/page-meta.ts';

/** A legal page, without call button and quote form. */
export default function Legal({ loaderData: page }: Route.ComponentProps) {
  return (
    <article>
      <PageHero page={page} picture="desk" actions={null} />
      <PageBody page={page} parts={[WORDS]} side={null} />
      <QuestionList questions={page.matter.faqs} />
      <SourceList page={page} />
    </article>
  );
}
