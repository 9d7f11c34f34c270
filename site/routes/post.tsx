import '../layout/page-body/prose.css';
import './post.css';
import { CHAPTER_SIZE } from '../../domain/drawings/chapters.ts';
import { loadPostData } from '../../publisher/page-data/post-data.ts';
import { PageContents } from '../layout/page-body/page-contents.tsx';
import { PagePhotos } from '../layout/page-body/page-photos.tsx';
import { PostDate } from '../sections/catalog/card-list.tsx';
import { SourceList } from '../sections/guide/source-list.tsx';
import { PageAsk, PageHero } from '../sections/page-hero/page-hero.tsx';
import { QuestionList } from '../sections/question-list/question-list.tsx';
import { BuiltHtml } from '../ui/built-html.tsx';
import { InBothLights } from '../ui/in-both-lights.tsx';
import type { Route } from './+types/post.ts';

export const loader = ({ request }: Route.LoaderArgs) => loadPostData(request);

export { contentMeta as meta } from '../lib/meta/page-meta.ts';

/** A blog post: a scene of its own, drawings beside the text, and a call to action at the end. */
export default function Post({ loaderData: page }: Route.ComponentProps) {
  const { matter, minutes, sections } = page;
  return (
    <article>
      <PageHero
        page={page}
        picture={matter.picture}
        actions={null}
        note={<PostDate published={matter.published} minutes={minutes} />}
      />
      <div className="post-sections">
        {sections.map(({ html, figure }, index) => (
          <div key={html}>
            <div className="wrap split">
              <div>
                {index === 0 && <PagePhotos photos={page.photos} />}
                <BuiltHtml className="prose" html={html} />
              </div>
              {index === 0 && <PageContents headings={page.headings} />}
              {figure && (
                <div className="post-figure">
                  <InBothLights src={`/art/${figure}.svg`} {...CHAPTER_SIZE} />
                </div>
              )}
            </div>
          </div>
        ))}
      </div>
      <PageAsk />
      <QuestionList questions={matter.faqs} />
      <SourceList page={page} />
    </article>
  );
}
