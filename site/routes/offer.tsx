import * as m from '#messages';
import { capitalized } from '../../domain/language/capitalized.ts';
import { loadOfferData, type OfferData } from '../../publisher/page-data/offer-data.ts';
import { PageBody, WORDS } from '../layout/page-body/page-body.tsx';
import { routeMeta } from '../lib/meta/page-meta.ts';
import { asTags, pageGraph } from '../lib/meta/structured-data.ts';
import { IconList } from '../sections/guide/icon-list.tsx';
import { longDate, SourceList } from '../sections/guide/source-list.tsx';
import { PageAsk, PageHero } from '../sections/page-hero/page-hero.tsx';
import { QuestionList } from '../sections/question-list/question-list.tsx';
import type { Route } from './+types/offer.ts';

export const loader = ({ request }: Route.LoaderArgs) => loadOfferData(request);

/** Structured data say no more than the page: none after its end. */
export const meta = routeMeta((page: OfferData, company) =>
  page.phase === 'ended' ? [] : asTags(pageGraph(page, company)),
);

/** An offer with all its conditions. After its end the page gives only that and the regular price. */
export default function Offer({ loaderData: page }: Route.ComponentProps) {
  const { matter, phase, price } = page;
  const { first_day, last_day } = matter;
  const days = { first: longDate(first_day), last: longDate(last_day) };
  const ended = `${m.offer_ended(days)} ${m.offer_price_now({ price: price.regular })}`;
  if (phase === 'ended')
    return (
      <article>
        <PageHero page={page} picture="seasons" lead={ended} />
        <SourceList page={page} />
      </article>
    );
  return (
    <article>
      <PageHero
        page={page}
        picture="seasons"
        note={
          <>
            <b data-last-day={last_day}>
              {phase === 'ahead' && `${m.offer_not_yet()} `}
              {m.offer_days(days)}
            </b>
            <b data-last-day={last_day} hidden>
              {ended}
            </b>
          </>
        }
      />
      <PageBody
        page={page}
        parts={[
          {
            id: 'price',
            title: m.common_what_it_costs(),
            body: (
              <>
                <p>
                  <b>{capitalized(price.lower)}</b>
                </p>
                <p>{m.offer_regular_price({ saves: price.saves, price: price.regular })}</p>
                <h3>{m.common_the_price_pays_for()}</h3>
                <IconList items={matter.includes} mark="yes" />
              </>
            ),
          },
          {
            id: 'terms',
            title: m.offer_terms(),
            body: (
              <IconList items={[m.offer_days(days), matter.who, matter.how, ...matter.terms]} />
            ),
          },
          WORDS,
        ]}
      />
      <QuestionList questions={matter.faqs} />
      <PageAsk />
      <SourceList page={page} />
    </article>
  );
}
