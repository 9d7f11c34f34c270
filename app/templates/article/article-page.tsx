import type { ArticleData } from '../../../content-loader/article-data.ts';
import { Cards, ContentPage } from '../../components/content-page/content-page.tsx';
import { BuiltHtml } from '../../site/built-html.tsx';
import { CareerList } from './career-list.tsx';
import { ProductTable } from './product-table.tsx';
import { ReviewList } from './review-list.tsx';

/** A page whose words are enough, with the extra parts of its kind. */
export function ArticlePage({ page }: { page: ArticleData }) {
  return (
    <ContentPage page={page}>
      <BuiltHtml className="prose page-section" html={page.html} />
      {page.reviews.length > 0 && <ReviewList reviews={page.reviews} />}
      {page.products && <ProductTable {...page.products} />}
      {page.careers && <CareerList {...page.careers} />}
      {page.groups.map(({ title, cards }) => (
        <Cards key={title} title={title} cards={cards} />
      ))}
    </ContentPage>
  );
}
