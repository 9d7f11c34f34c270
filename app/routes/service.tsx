import './service.css';
import * as m from '#messages';
import { loadServiceData, type ServiceData } from '../../content-loader/service-data.ts';
import { CHAPTER_SIZE } from '../../domain/drawings/chapters.ts';
import { PageBody, PagePart, type Part, WORDS } from '../layout/page-body/page-body.tsx';
import { Chapter } from '../sections/chapter/chapter.tsx';
import { SafetyNote } from '../sections/icon-list/icon-list.tsx';
import { PageHero } from '../sections/page-hero/page-hero.tsx';
import { QuestionList } from '../sections/question-list/question-list.tsx';
import { Doorbell } from '../sections/quote-aside/doorbell.tsx';
import { RelatedPages } from '../sections/related-pages/related-pages.tsx';
import { ServiceCost } from '../sections/service-cost/service-cost.tsx';
import { SourceList } from '../sections/source-list/source-list.tsx';
import { VisitRecord } from '../sections/visit-record/visit-record.tsx';
import { VisitSteps } from '../sections/visit-steps/visit-steps.tsx';
import { BuiltHtml } from '../ui/built-html.tsx';
import { Cited } from '../ui/cited/cited.tsx';
import { InBothLights } from '../ui/in-both-lights.tsx';
import { Checklist } from '../widgets/checklist/checklist.tsx';
import type { Route } from './+types/service.ts';

export const loader = ({ request }: Route.LoaderArgs) => loadServiceData(request);

export { contentMeta as meta } from '../lib/meta/page-meta.ts';

export default function Service({ loaderData }: Route.ComponentProps) {
  return <ServicePage page={loaderData} />;
}

/**
 * A service, for someone about to book it: what is in it and what is not, how a visit goes, what is promised.
 * @param request a form of its own, which then stands first, with the price beside it in place of the quote form
 */
export function ServicePage({ page, request }: { page: ServiceData; request?: Part }) {
  const { matter, price, guarantee, pests, areas } = page;
  const name = matter.label ?? matter.h1;
  const cost = (
    <>
      <span>{page.priceLabel}</span> {price?.unit && <small>{price.unit}</small>}
    </>
  );
  const costs: Part = {
    id: 'cost',
    title: matter.cost.question,
    body: (
      <ServiceCost
        cost={matter.cost}
        included={matter.included}
        notIncluded={matter.not_included}
        label={page.priceLabel}
        unit={price?.unit}
        note={page.costNote}
      />
    ),
  };
  return (
    <article>
      <PageHero
        page={page}
        art={
          <div className="chapter-drawing">
            <span>
              <InBothLights src={`/art/${page.scene}.svg`} {...CHAPTER_SIZE} />
            </span>
          </div>
        }
        first={matter.now && { now: matter.now, days: page.days, cost }}
        also={page.letter}
        request={request && { href: `#${request.id}`, name: request.title }}
      />
      <PageBody
        page={page}
        side={
          request && (
            <div className="page-parts">
              <PagePart part={costs} page={page} />
            </div>
          )
        }
        parts={[
          request ?? false,
          !request && costs,
          WORDS,
          {
            id: 'visit',
            title: m.service_how_a_visit_goes(),
            body: (
              <>
                {page.chapter ? (
                  <Chapter {...page.chapter} steps={matter.steps} />
                ) : (
                  <VisitSteps steps={matter.steps} />
                )}
                {page.record && <VisitRecord record={page.record} />}
              </>
            ),
            wide: page.chapter !== null || request !== undefined,
          },
          {
            id: 'people-and-pets',
            title: m.service_people_and_pets(),
            body: (
              <>
                <p>
                  <Cited text={matter.people_and_pets} />
                </p>
                {matter.safety && (
                  <SafetyNote title={m.common_when_it_is_urgent()} text={matter.safety} />
                )}
              </>
            ),
          },
          {
            id: 'guarantee',
            title: guarantee.title,
            body: <BuiltHtml html={guarantee.html} />,
          },
          {
            id: 'prepare',
            title: m.common_before_we_come(),
            folded: matter.preparation[0] ?? true,
            body: (
              <Checklist
                list={`${page.url}/before`}
                title={m.service_list_before({ name })}
                items={matter.preparation}
              />
            ),
          },
          {
            id: 'results',
            title: m.service_what_to_expect(),
            folded: matter.results,
            body: (
              <>
                <p>
                  <Cited text={matter.results} />
                </p>
                {matter.aftercare.length > 0 && (
                  <Checklist
                    list={`${page.url}/after`}
                    title={m.service_list_after({ name })}
                    items={matter.aftercare}
                  />
                )}
              </>
            ),
          },
          {
            id: 'scope',
            title: pests.length > 0 ? m.service_which_pests_and_where() : m.service_where(),
            folded: [...pests, ...areas].map(({ name }) => name).join(', '),
            body: (
              <ul className="service-scope">
                {[...pests, ...areas].map(({ name, href }) => (
                  <li key={name}>{href ? <a href={href}>{name}</a> : name}</li>
                ))}
              </ul>
            ),
          },
        ]}
      >
        <QuestionList questions={matter.faqs} />
        {!request && <Doorbell />}
      </PageBody>
      <RelatedPages cards={page.related} />
      <SourceList page={page} />
    </article>
  );
}
