import * as m from '#messages';
import { loadArticleData } from '../../publisher/page-data/article-data.ts';
import { findPage, loadPages } from '../../publisher/read/load.ts';
import { PhotoForm } from '../forms/photo-form/photo-form.tsx';
import '../layout/page-body/prose.css';
import { PagePhotos } from '../layout/page-body/page-photos.tsx';
import { SourceList } from '../sections/guide/source-list.tsx';
import { PageHero } from '../sections/page-hero/page-hero.tsx';
import { QuestionList } from '../sections/question-list/question-list.tsx';
import { WaysToNameIt } from '../sections/species/ways-to-name-it.tsx';
import { BuiltHtml } from '../ui/built-html.tsx';
import type { Route } from './+types/upload.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const page = await loadArticleData(request);
  const hasPests = findPage(loadPages(), '/pest-info') !== undefined;
  return { ...page, picture: hasPests ? ('jar' as const) : ('home-lot' as const) };
}

export { contentMeta as meta } from '../lib/meta/page-meta.ts';

/** The photo form, and how to take good photos. */
export default function Upload({ loaderData: page }: Route.ComponentProps) {
  const { matter, picture } = page;
  return (
    <article>
      <PageHero page={page} picture={picture} actions={null} />
      <WaysToNameIt />
      <div className="wrap band split">
        <section aria-label={m.common_send_your_photos()}>
          <PhotoForm />
        </section>
        <div>
          <PagePhotos photos={page.photos} />
          <BuiltHtml className="prose" html={page.html} />
        </div>
      </div>
      <QuestionList questions={matter.faqs} />
      <SourceList page={page} />
    </article>
  );
}
