import type { PageData } from '../../../content-loader/page-data.ts';
import type { ServiceMatter } from '../../../domain/content/page-schema.ts';
import { ContentPage } from '../../components/content-page/content-page.tsx';
import {
  MarkedList,
  PageSection,
  SafetyNote,
  StepList,
} from '../../components/page-sections/page-sections.tsx';
import { BuiltHtml } from '../../site/built-html.tsx';
import { useSite } from '../../site/site-data.ts';

/** A service: what is included, how a visit goes, what it costs and what is promised. */
export function ServicePage({ page }: { page: PageData<ServiceMatter> }) {
  const { matter } = page;
  const { prices } = useSite().site;
  return (
    <ContentPage
      page={page}
      kicker={matter.price ? `Price: ${prices[matter.price].label}` : 'Priced after an inspection'}
    >
      <BuiltHtml className="prose page-section" html={page.html} />
      <PageSection title="What is included">
        <MarkedList items={matter.included} mark="yes" />
      </PageSection>
      <PageSection title="What is not">
        <MarkedList items={matter.not_included} mark="no" />
      </PageSection>
      <PageSection title="How a visit goes">
        <StepList steps={matter.steps} />
      </PageSection>
      <PageSection title="Before we come">
        <MarkedList items={matter.preparation} mark="yes" />
      </PageSection>
      <PageSection title="What to expect">
        <p>{matter.results}</p>
        <p>{matter.people_and_pets}</p>
        <p>{matter.guarantee}</p>
        {matter.safety && <SafetyNote text={matter.safety} />}
      </PageSection>
      {matter.aftercare.length > 0 && (
        <PageSection title="Afterwards">
          <MarkedList items={matter.aftercare} />
        </PageSection>
      )}
    </ContentPage>
  );
}
