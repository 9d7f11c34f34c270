import * as m from '#messages';
import type { PestCost } from '../../content-loader/pest-costs.ts';
import { loadPestData } from '../../content-loader/pest-data.ts';
import { stateName } from '../../domain/species/activity.ts';
import { PageBody, WORDS } from '../layout/page-body/page-body.tsx';
import { ActivityChart } from '../sections/activity-chart/activity-chart.tsx';
import { Chapter } from '../sections/chapter/chapter.tsx';
import { IconList, IconListPanels, SafetyNote } from '../sections/icon-list/icon-list.tsx';
import { PageHero } from '../sections/page-hero/page-hero.tsx';
import { QuestionList } from '../sections/question-list/question-list.tsx';
import { Doorbell } from '../sections/quote-aside/doorbell.tsx';
import { RelatedPages } from '../sections/related-pages/related-pages.tsx';
import { SourceList } from '../sections/source-list/source-list.tsx';
import { LookAlikes } from '../sections/species/look-alikes.tsx';
import { SpeciesPlates } from '../sections/species/species-plates.tsx';
import { SpecimenPlate } from '../sections/species/specimen-plate.tsx';
import { TracePlates } from '../sections/species/trace-plates.tsx';
import { VisitSteps } from '../sections/visit-steps/visit-steps.tsx';
import { Cited } from '../ui/cited/cited.tsx';
import type { Route } from './+types/pest.ts';

export const loader = ({ request }: Route.LoaderArgs) => loadPestData(request);

export { contentMeta as meta } from '../lib/meta/page-meta.ts';

/** A pest, for someone who has one in front of them: what it is, whether it matters, what to do tonight, what we do. */
export default function Pest({ loaderData: page }: Route.ComponentProps) {
  const { matter } = page;
  const [cost] = page.costs;
  const species = matter.species.map((one, index) => ({
    ...one,
    drawing: page.drawings[index] ?? null,
  }));
  const years = Object.entries(matter.activity).map(([state, levels]) => ({
    state: stateName(state),
    levels,
  }));
  const lookalikes = matter.lookalikes.map((one, index) => ({
    ...one,
    pair: page.pairs[index] ?? null,
  }));
  const treatment = matter.treatment.map((text) => ({ text }));
  const plate = species.find(({ drawing }) => drawing);
  return (
    <article>
      <PageHero
        page={page}
        first={
          matter.now && {
            now: matter.now,
            days: page.days,
            cost: cost && <CostFact cost={cost} />,
          }
        }
        plate={plate && <SpecimenPlate species={plate} />}
      />
      <PageBody
        page={page}
        parts={[
          {
            id: 'species',
            title: m.pest_which_one_is_it(),
            body: (
              <>
                {matter.couplet && (
                  <p className="couplet">
                    <Cited text={matter.couplet} />
                  </p>
                )}
                <SpeciesPlates species={species} />
                {matter.also_called.length > 0 && (
                  <p>{m.pest_also_called({ names: matter.also_called.join(', ') })}</p>
                )}
              </>
            ),
          },
          {
            id: 'risk',
            title: m.pest_does_it_matter(),
            body: (
              <>
                <p>
                  <Cited text={matter.risk} />
                </p>
                {matter.safety && (
                  <SafetyNote title={m.common_when_it_is_urgent()} text={matter.safety} />
                )}
              </>
            ),
          },
          WORDS,
          matter.lookalikes.length > 0 && {
            id: 'look-alikes',
            title: m.pest_often_mistaken_for_it(),
            folded: matter.lookalikes.map(({ name }) => name).join(', '),
            body: <LookAlikes animals={lookalikes} />,
          },
          {
            id: 'signs',
            title: m.pest_where_to_look(),
            folded: matter.where[0] ?? true,
            body: (
              <>
                <IconListPanels
                  panels={[
                    { title: m.pest_where_it_lives(), items: matter.where },
                    { title: m.pest_signs_it_leaves(), items: matter.signs },
                  ]}
                />
                <TracePlates traces={page.traces} />
              </>
            ),
          },
          {
            id: 'year',
            title: m.pest_through_the_year(),
            folded: matter.season,
            body: (
              <>
                <p>
                  <Cited text={matter.season} />
                </p>
                {years.length > 0 && <ActivityChart years={years} />}
              </>
            ),
          },
          {
            id: 'prevention',
            title: m.pest_what_you_can_do(),
            folded: matter.prevention[0] ?? true,
            body: <IconList items={matter.prevention} mark="yes" />,
          },
          {
            id: 'treatment',
            title: m.pest_what_we_do(),
            body: page.chapter ? (
              <Chapter {...page.chapter} steps={treatment} />
            ) : (
              <VisitSteps steps={treatment} />
            ),
            wide: page.chapter !== null,
          },
          {
            id: 'call',
            title: m.pest_when_to_call_and_before_we_come(),
            folded: matter.call_when[0] ?? true,
            body: (
              <>
                <IconListPanels
                  panels={[
                    { title: m.pest_call_when(), items: matter.call_when },
                    { title: m.common_before_we_come(), items: matter.prepare, mark: 'yes' },
                  ]}
                />
                <p>
                  <Cited text={matter.duration} />
                </p>
              </>
            ),
          },
        ]}
      >
        <QuestionList questions={matter.faqs} />
        <Doorbell />
      </PageBody>
      <RelatedPages cards={page.related} />
      <SourceList page={page} />
    </article>
  );
}

/** The service that treats it, with its price where that covers it. */
function CostFact({ cost: { service, status, label, unit, scope, note } }: { cost: PestCost }) {
  const terms = [unit, note ?? (scope && m.common_what_it_costs_for({ names: scope }))];
  if (status === 'referred') return sentence(label);
  return (
    <>
      <span>{label}</span>{' '}
      <small>
        <a href={service.href}>{service.name}</a>
        {`. ${terms.flatMap((part) => (part ? sentence(part) : [])).join(' ')}`}
      </small>
    </>
  );
}

const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`);
