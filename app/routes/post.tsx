import * as m from '#messages';
import { loadPostData } from '../../content-loader/post-data.ts';
import { PageBody, WORDS } from '../layout/page-body/page-body.tsx';
import { PageCallToAction } from '../sections/call-to-action/call-to-action.tsx';
import { PageHero } from '../sections/page-hero/page-hero.tsx';
import { QuestionList } from '../sections/question-list/question-list.tsx';
import { RelatedPages } from '../sections/related-pages/related-pages.tsx';
import { longDate, SourceList } from '../sections/source-list/source-list.tsx';
import { Message } from '../ui/message.tsx';
import type { Route } from './+types/post.ts';

export const loader = ({ request }: Route.LoaderArgs) => loadPostData(request);

export { contentMeta as meta } from '../lib/meta/page-meta.ts';

/** A blog post, to be read from top to bottom. */
export default function Post({ loaderData: page }: Route.ComponentProps) {
  const { matter, minutes } = page;
  return (
    <article>
      <PageHero
        page={page}
        picture="notebook"
        note={
          <Message
            text={m.post_date_and_minutes({ date: longDate(matter.published), minutes })}
            parts={{ date: (words) => <time dateTime={matter.published}>{words}</time> }}
          />
        }
      />
      <PageBody page={page} parts={[WORDS]} />
      <QuestionList questions={matter.faqs} />
      <PageCallToAction />
      <RelatedPages cards={page.related} />
      <SourceList page={page} />
    </article>
  );
}
