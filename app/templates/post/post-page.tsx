import type { PageData } from '../../../content-loader/page-data.ts';
import { ContentPage } from '../../components/content-page/content-page.tsx';
import { BuiltHtml } from '../../site/built-html.tsx';

export function PostPage({ page }: { page: PageData }) {
  return (
    <ContentPage page={page}>
      <BuiltHtml className="prose page-section" html={page.html} />
    </ContentPage>
  );
}
