import type { PageData } from '../../../content-loader/page-data.ts';
import { CallBand } from '../../components/call-band/call-band.tsx';
import { PageBody, WORDS } from '../../components/page-body/page-body.tsx';
import { PageHero } from '../../components/page-hero/page-hero.tsx';
import { PhotoForm } from '../../components/photo-form/photo-form.tsx';
import { QuestionList } from '../../components/question-list/question-list.tsx';
import { RelatedPages } from '../../components/related-pages/related-pages.tsx';
import { SourceList } from '../../components/source-list/source-list.tsx';

/** The page that takes pictures: the form first, then how to take a good one. */
export function UploadPage({ page }: { page: PageData }) {
  const { matter, related } = page;
  const form = { id: 'send', title: 'Send your photos', body: <PhotoForm /> };
  return (
    <article>
      <PageHero page={page} />
      <PageBody page={page} parts={[form, WORDS]} side={null} />
      <QuestionList questions={matter.faqs} />
      <CallBand />
      <RelatedPages cards={related} />
      <SourceList page={page} />
    </article>
  );
}
