import * as m from '#messages';
import { loadServiceData, type ServiceData } from '../../publisher/page-data/service-data.ts';
import { type Part, WORDS } from '../layout/page-body/page-body.tsx';
import { CallBoards } from '../sections/call-to-action/call-to-action.tsx';
import { Guide } from '../sections/guide/guide.tsx';
import { IconList, SafetyNote } from '../sections/guide/icon-list.tsx';
import type { HeadPicture } from '../sections/page-hero/page-hero.tsx';
import { SceneHero } from '../sections/page-hero/scene-hero.tsx';
import { PriceBlock } from '../sections/price/price-block.tsx';
import { QuestionList, Questions } from '../sections/question-list/question-list.tsx';
import { Visit } from '../sections/visit/visit.tsx';
import { Cited } from '../ui/cited/cited.tsx';
import { Checklist } from '../widgets/checklist/checklist.tsx';
import type { Route } from './+types/service.ts';

export const loader = ({ request }: Route.LoaderArgs) => loadServiceData(request);

export { contentMeta as meta } from '../lib/meta/page-meta.ts';

export default function Service({ loaderData }: Route.ComponentProps) {
  return <ServicePage page={loaderData} />;
}

/** Questions shown open; the others are in the guide, and so are all on a page with a form of its own. */
const OPEN_QUESTIONS = 3;

/** Hero scene by cross-section: the hero shows the house from outside, the visit shows the inside. */
const SCENES: Readonly<Record<string, HeadPicture>> = {
  'chapter-bait': 'porch',
  'chapter-beam': 'porch',
  'chapter-nest': 'porch',
  'chapter-bed': 'technician',
  'chapter-cupboard': 'technician',
  'chapter-inspection': 'technician',
  'chapter-trench': 'home-lot',
  'chapter-eaves': 'home-lot',
  'chapter-pantry': 'home-lot',
  'chapter-vent': 'home-lot',
  'chapter-mound': 'treated-lot',
  'chapter-yard': 'treated-lot',
  'chapter-letter': 'letters',
};

/**
 * A service: what to do now, how a visit goes, what is included and what isn't.
 * @param request a form of the page's own; it stands first and replaces the quote form
 */
export function ServicePage({ page, request }: { page: ServiceData; request?: Part }) {
  const { matter, price, pests, areas } = page;
  const name = matter.label ?? matter.h1;
  const open = request ? 0 : OPEN_QUESTIONS;
  return (
    <article>
      <SceneHero
        page={page}
        picture={SCENES[page.scene ?? ''] ?? 'van'}
        now={matter.now}
        isNextDay={page.days.isNextDay}
        price={page.priceLabel ? { label: page.priceLabel, unit: price?.unit } : null}
        also={page.letter}
      />
      {request && (
        <section className="band" aria-labelledby={request.id}>
          <div className="wrap">
            <h2 id={request.id}>{request.title}</h2>
            {request.body}
          </div>
        </section>
      )}
      {matter.steps.length > 0 && (
        <Visit
          id="visit"
          title={m.service_how_a_visit_goes()}
          lead={matter.now && matter.summary}
          steps={matter.steps}
          chapter={page.chapter}
        />
      )}
      <PriceBlock page={page} hasForm={!request} />
      <QuestionList questions={matter.faqs.slice(0, open)} />
      <Guide
        page={page}
        parts={[
          WORDS,
          matter.cost !== undefined &&
            matter.cost.moved_by.length > 0 && {
              id: 'moved-by',
              title: m.service_cost_what_moves_the_price(),
              body: <IconList items={matter.cost.moved_by} />,
            },
          matter.safety !== undefined && {
            id: 'safety',
            title: m.common_when_it_is_urgent(),
            body: <SafetyNote text={matter.safety} />,
          },
          matter.preparation.length > 0 && {
            id: 'prepare',
            title: m.common_before_we_come(),
            body: <Checklist title={m.service_list_before({ name })} items={matter.preparation} />,
          },
          matter.results !== undefined && {
            id: 'results',
            title: m.service_what_to_expect(),
            body: (
              <>
                <p>
                  <Cited text={matter.results} />
                </p>
                {matter.aftercare.length > 0 && (
                  <Checklist title={m.service_list_after({ name })} items={matter.aftercare} />
                )}
              </>
            ),
          },
          matter.faqs.length > open && {
            id: 'more-questions',
            title: m.service_more_questions(),
            body: <Questions questions={matter.faqs.slice(open)} />,
          },
          {
            id: 'scope',
            title: pests.length > 0 ? m.service_which_pests_and_where() : m.service_where(),
            body: (
              <>
                <p>
                  {[...pests, ...areas].map(({ name, href }, index) => (
                    <span key={name}>
                      {index > 0 && ', '}
                      {href ? <a href={href}>{name}</a> : name}
                    </span>
                  ))}
                </p>
                {page.days.note && <p>{page.days.note}</p>}
              </>
            ),
          },
        ]}
      />
      <CallBoards />
    </article>
  );
}
