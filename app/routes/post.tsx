import { loadPostData } from '../../content-loader/post-data.ts';
import { PageBody, WORDS } from '../layout/page-body/page-body.tsx';
import { PostDate } from '../sections/card-list/card-list.tsx';
import { PageAsk, PageHero } from '../sections/page-hero/page-hero.tsx';
import { QuestionList } from '../sections/question-list/question-list.tsx';
import { RelatedPages } from '../sections/related-pages/related-pages.tsx';
import { SourceList } from '../sections/source-list/source-list.tsx';
import { SpecimenPlate } from '../sections/species/specimen-plate.tsx';
import type { Route } from './+types/post.ts';

export const loader = ({ request }: Route.LoaderArgs) => loadPostData(request);

export { contentMeta as meta } from '../lib/meta/page-meta.ts';

/** A blog post, to be read from top to bottom, its parts in sight beside it; below its words one may call. */
export default function Post({ loaderData: page }: Route.ComponentProps) {
  const { matter, minutes, plate } = page;
  const picture = matter.picture ?? (plate ? undefined : 'notebook');
  return (
    <article>
      <PageHero
        page={page}
        plate={!picture && plate && <SpecimenPlate species={plate} />}
        picture={picture}
        actions={null}
        note={<PostDate published={matter.published} minutes={minutes} />}
      />
      <PageBody page={page} parts={[WORDS]} side={null} />
      <PageAsk />
      <QuestionList questions={matter.faqs} />
      <RelatedPages cards={page.related} />
      <SourceList page={page} />
    </article>
  );
}
