import type { PageData } from '../../../content-loader/page-data.ts';
import type { PlaceMatter } from '../../../domain/content/page-schema.ts';
import { Cards, ContentPage } from '../../components/content-page/content-page.tsx';
import { MarkedList, PageSection } from '../../components/page-sections/page-sections.tsx';
import { BuiltHtml } from '../../site/built-html.tsx';

/** A place we serve: its houses and ground, the pests that follow, what is different about a visit there. */
export function PlacePage({ page }: { page: PageData<PlaceMatter> }) {
  const { matter } = page;
  return (
    <ContentPage page={page} kicker={matter.hook}>
      <BuiltHtml className="prose page-section" html={page.html} />
      <PageSection title={`What ${matter.place} calls about`}>
        <dl className="place-pests">
          {matter.pests.map(({ name, page: link, why }) => (
            <div key={name}>
              <dt>{link ? <a href={link}>{name}</a> : name}</dt>
              <dd>{why}</dd>
            </div>
          ))}
        </dl>
        <p>{matter.season}</p>
      </PageSection>
      <PageSection title="A visit here">
        <MarkedList items={matter.visit} mark="yes" />
        {matter.zips.length > 0 && <p>ZIP codes around here: {matter.zips.join(', ')}.</p>}
      </PageSection>
      <Cards title="Nearby" cards={page.nearby} />
    </ContentPage>
  );
}
