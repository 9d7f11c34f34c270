import * as m from '#messages';
import type { PageData } from '../../content-loader/page-data.ts';
import { PhotoForm } from '../forms/photo-form/photo-form.tsx';
import { PageBody, WORDS } from '../layout/page-body/page-body.tsx';
import { CallBand } from '../sections/call-band/call-band.tsx';
import { PageHero } from '../sections/page-hero/page-hero.tsx';
import { QuestionList } from '../sections/question-list/question-list.tsx';
import { RelatedPages } from '../sections/related-pages/related-pages.tsx';
import { SourceList } from '../sections/source-list/source-list.tsx';

/** The page that takes pictures: the form first, then how to take a good one. */
export function UploadPage({ page }: { page: PageData }) {
  const { matter, related } = page;
  const form = { id: 'send', title: m.upload_send_your_photos(), body: <PhotoForm /> };
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
