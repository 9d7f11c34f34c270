import './service.css';
import * as m from '#messages';
import { loadServiceData, type ServiceData } from '../../content-loader/service-data.ts';
import type { ServiceView } from '../../domain/content/page-schema.ts';
import { PageBody, type Part, WORDS } from '../layout/page-body/page-body.tsx';
import { useSite } from '../lib/site-data.ts';
import { PageCallToAction } from '../sections/call-to-action/call-to-action.tsx';
import { IconListPanels, SafetyNote } from '../sections/icon-list/icon-list.tsx';
import { Licenses } from '../sections/licenses/licenses.tsx';
import { PageHero } from '../sections/page-hero/page-hero.tsx';
import { QuestionList } from '../sections/question-list/question-list.tsx';
import { CardList, RelatedPages } from '../sections/related-pages/related-pages.tsx';
import { ServiceCost } from '../sections/service-cost/service-cost.tsx';
import { SourceList } from '../sections/source-list/source-list.tsx';
import { VisitSteps } from '../sections/visit-steps/visit-steps.tsx';
import { Cited } from '../ui/cited/cited.tsx';
import { Checklist } from '../widgets/checklist/checklist.tsx';
import type { Route } from './+types/service.ts';

export const loader = ({ request }: Route.LoaderArgs) => loadServiceData(request);

export { contentMeta as meta } from '../lib/meta/page-meta.ts';

export default function Service({ loaderData }: Route.ComponentProps) {
  return <ServicePage page={loaderData} />;
}

/**
 * A service, for someone about to book it: what is in it and what is not, how a visit goes, what is promised.
 * @param request a form of its own, which then stands first
 */
export function ServicePage({ page, request }: { page: ServiceData; request?: Part }) {
  const { matter, price, guarantee, pests, areas } = page;
  const name = matter.label ?? matter.h1;
  const { licenses } = useSite().site;
  return (
    <article>
      <PageHero
        page={page}
        art={<ServiceScene view={matter.window} />}
        facts={[
          {
            name: 'Price',
            value: (
              <>
                <span>{page.priceLabel}</span>
                {price && <small>{price.unit}</small>}
              </>
            ),
          },
          ...guarantee.facts,
        ]}
      />
      <PageBody
        page={page}
        parts={[
          request ?? false,
          {
            id: 'included',
            title: 'What you get',
            body: (
              <IconListPanels
                panels={[
                  { title: 'Included', items: matter.included, mark: 'yes' },
                  { title: 'Not included', items: matter.not_included, mark: 'no' },
                ]}
              />
            ),
          },
          {
            id: 'cost',
            title: matter.cost.question,
            body: (
              <ServiceCost
                cost={matter.cost}
                label={page.priceLabel}
                unit={price?.unit}
                examples={page.examples}
                note={page.costNote}
              />
            ),
          },
          WORDS,
          {
            id: 'visit',
            title: 'How a visit goes',
            body: <VisitSteps steps={matter.steps} />,
          },
          {
            id: 'prepare',
            title: 'Before we come',
            body: (
              <Checklist
                list={`${page.url}/before`}
                title={`${name}: before we come`}
                items={matter.preparation}
              />
            ),
          },
          {
            id: 'results',
            title: 'What to expect',
            body: (
              <p>
                <Cited text={matter.results} />
              </p>
            ),
          },
          {
            id: 'people-and-pets',
            title: 'People and pets',
            body: (
              <>
                <p>
                  <Cited text={matter.people_and_pets} />
                </p>
                {matter.safety && (
                  <SafetyNote title={m.pest_when_it_is_urgent()} text={matter.safety} />
                )}
              </>
            ),
          },
          matter.aftercare.length > 0 && {
            id: 'aftercare',
            title: 'Afterward',
            body: (
              <Checklist
                list={`${page.url}/after`}
                title={`${name}: afterward`}
                items={matter.aftercare}
              />
            ),
          },
          {
            id: 'guarantee',
            title: guarantee.title,
            body: (
              <p>
                <Cited text={matter.guarantee.text} />
              </p>
            ),
          },
          licenses.length > 0 && {
            id: 'licenses',
            title: 'Our licenses, and how to check them',
            body: <Licenses />,
          },
          pests.length > 0 && {
            id: 'pests',
            title: 'Pests it is for',
            body: <CardList cards={pests} />,
          },
          {
            id: 'areas',
            title: 'Where we do it',
            body: (
              <ul className="service-places">
                {areas.map(({ name, href }) => (
                  <li key={name}>{href ? <a href={href}>{name}</a> : name}</li>
                ))}
              </ul>
            ),
          },
        ]}
      />
      <QuestionList questions={matter.faqs} />
      <PageCallToAction />
      <RelatedPages cards={page.related} />
      <SourceList page={page} />
    </article>
  );
}

/** What one sees through a window of the house: the place where the service is done. */
function ServiceScene({ view }: { view: ServiceView }) {
  return (
    <div className="service-scene">
      <img
        src={`/art/${view}.svg`}
        alt=""
        width="380"
        height="300"
        loading="lazy"
        decoding="async"
      />
    </div>
  );
}
