import { loadPostData } from '../../content-loader/post-data.ts';
import { PageBody, WORDS } from '../layout/page-body/page-body.tsx';
import { PostDate } from '../sections/card-list/card-list.tsx';
import { SourceList } from '../sections/guide/source-list.tsx';
import { PageAsk, PageHero } from '../sections/page-hero/page-hero.tsx';
import { QuestionList } from '../sections/question-list/question-list.tsx';
import type { Route } from './+types/post.ts';

export const loader = ({ request }: Route.LoaderArgs) => loadPostData(request);

export { contentMeta as meta } from '../lib/meta/page-meta.ts';

/** A blog post, to be read from top to bottom, its parts in sight beside it; below its words one may call. */
export default function Post({ loaderData: page }: Route.ComponentProps) {
  const { matter, minutes } = page;
  return (
    <article>
      <PageHero
        page={page}
        picture={matter.picture ?? 'notebook'}
        actions={null}
        note={<PostDate published={matter.published} minutes={minutes} />}
      />
      <PageBody page={page} parts={[WORDS]} side={null} />
      <PageAsk />
      <QuestionList questions={matter.faqs} />
      <SourceList page={page} />
    </article>
  );
}
