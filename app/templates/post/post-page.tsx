import type { PostData } from '../../../content-loader/post-data.ts';
import { CallBand } from '../../components/call-band/call-band.tsx';
import { PageBody, WORDS } from '../../components/page-body/page-body.tsx';
import { PageHero } from '../../components/page-hero/page-hero.tsx';
import { QuestionList } from '../../components/question-list/question-list.tsx';
import { RelatedPages } from '../../components/related-pages/related-pages.tsx';
import { longDate, SourceList } from '../../components/source-list/source-list.tsx';

/** A blog post, to be read from top to bottom. */
export function PostPage({ page }: { page: PostData }) {
  const { matter, minutes } = page;
  return (
    <article>
      <PageHero
        page={page}
        picture="letters"
        note={
          <>
            <time dateTime={matter.published}>{longDate(matter.published)}</time>, {minutes} minute
            read
          </>
        }
      />
      <PageBody page={page} parts={[WORDS]} />
      <QuestionList questions={matter.faqs} />
      <CallBand />
      <RelatedPages cards={page.related} />
      <SourceList page={page} />
    </article>
  );
}
