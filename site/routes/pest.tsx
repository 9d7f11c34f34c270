import * as m from '#messages';
import { stateName } from '../../domain/species/activity.ts';
import type { PestCost } from '../../publisher/page-data/pest-costs.ts';
import { loadPestData } from '../../publisher/page-data/pest-data.ts';
import { WORDS } from '../layout/page-body/page-body.tsx';
import { CallBoards } from '../sections/call-to-action/call-to-action.tsx';
import { QuoteAside } from '../sections/call-to-action/quote-aside.tsx';
import { Guide } from '../sections/guide/guide.tsx';
import { IconList, IconListPanels, SafetyNote } from '../sections/guide/icon-list.tsx';
import { SceneHero } from '../sections/page-hero/scene-hero.tsx';
import { Assurances } from '../sections/price/assurances.tsx';
import { WhatItCosts } from '../sections/price/what-it-costs.tsx';
import { Questions } from '../sections/question-list/question-list.tsx';
import { ActivityChart } from '../sections/species/activity-chart.tsx';
import { SpeciesList } from '../sections/species/line-up.tsx';
import { LookAlikes } from '../sections/species/look-alikes.tsx';
import { Specimen } from '../sections/species/specimen.tsx';
import { TracePlates } from '../sections/species/trace-plates.tsx';
import { Visit } from '../sections/visit/visit.tsx';
import { Cited } from '../ui/cited/cited.tsx';
import type { Route } from './+types/pest.ts';

export const loader = ({ request }: Route.LoaderArgs) => loadPestData(request);

export { contentMeta as meta } from '../lib/meta/page-meta.ts';

/** With more species, or with safety advice, the risk moves from beside the form into the guide. */
const MOST_BESIDE_FORM = 3;

/** A pest: what to do tonight, which one it is, what we do. Everything else is in the guide. */
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
  const isLong = species.length > MOST_BESIDE_FORM || matter.safety !== undefined;
  const risk = (
    <>
      {matter.risk && (
        <p>
          <Cited text={matter.risk} />
        </p>
      )}
      {matter.safety && <SafetyNote title={m.common_when_it_is_urgent()} text={matter.safety} />}
    </>
  );
  const first = species.find(({ drawing }) => drawing);
  return (
    <article>
      <SceneHero
        page={page}
        picture="van"
        plate={first && <Specimen species={first} />}
        now={matter.now}
        isNextDay={page.days.isNextDay}
        price={cost ? tagOf(cost) : null}
      />
      <section className="band" aria-labelledby={species.length > 0 ? 'species' : 'risk'}>
        <div className="wrap split">
          <div className="species">
            {species.length > 0 && (
              <>
                <h2 id="species">{m.pest_which_one_is_it()}</h2>
                {matter.couplet && (
                  <p className="lead">
                    <Cited text={matter.couplet} />
                  </p>
                )}
                <SpeciesList species={species} />
              </>
            )}
            {!isLong && matter.risk && <h2 id="risk">{m.pest_does_it_matter()}</h2>}
            {!isLong && risk}
          </div>
          <QuoteAside page={page} />
        </div>
      </section>
      {treatment.length > 0 && (
        <Visit
          id="treatment"
          title={m.pest_what_we_do()}
          lead={matter.now && matter.summary}
          steps={treatment}
          chapter={page.chapter}
        />
      )}
      <Guide
        page={page}
        parts={[
          isLong &&
            matter.risk !== undefined && {
              id: 'risk',
              title: m.pest_does_it_matter(),
              body: risk,
            },
          WORDS,
          matter.lookalikes.length > 0 && {
            id: 'look-alikes',
            title: m.pest_often_mistaken_for_it(),
            body: <LookAlikes animals={lookalikes} />,
          },
          matter.where.length + matter.signs.length > 0 && {
            id: 'signs',
            title: m.pest_where_to_look(),
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
          matter.season !== undefined && {
            id: 'year',
            title: m.pest_through_the_year(),
            body: (
              <>
                <p>
                  <Cited text={matter.season} />
                </p>
                {years.length > 0 && <ActivityChart years={years} />}
              </>
            ),
          },
          matter.prevention.length > 0 && {
            id: 'prevention',
            title: m.pest_what_you_can_do(),
            body: <IconList items={matter.prevention} mark="yes" />,
          },
          matter.call_when.length + matter.prepare.length > 0 && {
            id: 'call',
            title: m.pest_when_to_call_and_before_we_come(),
            body: (
              <>
                <IconListPanels
                  panels={[
                    { title: m.pest_call_when(), items: matter.call_when },
                    { title: m.common_before_we_come(), items: matter.prepare, mark: 'yes' },
                  ]}
                />
                {matter.duration && (
                  <p>
                    <Cited text={matter.duration} />
                  </p>
                )}
              </>
            ),
          },
          page.costs.length > 0 && {
            id: 'cost',
            title: m.common_what_it_costs(),
            body: (
              <>
                <WhatItCosts costs={page.costs} />
                {page.days.note && <p>{page.days.note}</p>}
                <Assurances reservice={page.reservice} />
              </>
            ),
          },
          matter.faqs.length > 0 && {
            id: 'questions',
            title: m.common_questions_people_ask(),
            body: <Questions questions={matter.faqs} />,
          },
        ]}
      />
      <CallBoards />
    </article>
  );
}

/** The price on the tag; null if we don't treat the pest. */
function tagOf({ service, status, label, unit }: PestCost) {
  if (status === 'referred' || !label) return null;
  return {
    label,
    unit: (
      <>
        <a href={service.href}>{service.name}</a>
        {unit && `. ${unit}`}
      </>
    ),
  };
}
