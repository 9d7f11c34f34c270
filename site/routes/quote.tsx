import './quote.css';
import * as m from '#messages';
import { hoursInWords } from '../../domain/hours/live-promise.ts';
import { hasPhone } from '../../domain/territory/territory.ts';
import { headOf } from '../../publisher/page-data/page-data.ts';
import { loadNextSteps, loadSite } from '../../publisher/read/load.ts';
import { QuoteForm } from '../forms/quote-form/quote-form.tsx';
import { routeMeta } from '../lib/meta/page-meta.ts';
import { useSite } from '../lib/use-site.ts';
import { LicenseLines } from '../sections/company/licenses.tsx';
import { VisitSteps } from '../sections/visit/visit-steps.tsx';
import { PhoneLanguage, TerritoryPhone } from '../territory/phone/phone.tsx';
import { LivePromise } from '../widgets/live-promise/live-promise.tsx';
import type { Route } from './+types/quote.ts';

export function loader() {
  const { heading, quote } = loadNextSteps();
  return {
    nextSteps: { heading, steps: quote },
    head: headOf({
      url: '/quote',
      title: `${m.quote_get_a_free_quote_for({ trade: loadSite().trade.name })} | {brand}`,
      description: m.common_quote_description(),
    }),
  };
}

export const meta = routeMeta();

/** The quote form as a page: for visitors whose frame is blocked, and for links that ask for a quote. */
export default function Quote({ loaderData: { nextSteps } }: Route.ComponentProps) {
  const { claims, hours, territories, trade } = useSite().site;
  return (
    <>
      <div className="quote-page">
        <div className="wrap quote-page-in">
          <section className="quote-page-text" aria-labelledby="quote-heading">
            <h1 id="quote-heading">{trade.heading}</h1>
            <p className="lead">{m.quote_a_name_and_a_phone_number_are()}</p>
            <p className="quote-page-promise">
              <LivePromise about="response">{claims.response_promise}</LivePromise>
            </p>
          </section>
          <section className="lit quote-page-box" aria-label={m.common_quote_form()}>
            <QuoteForm place="page" />
          </section>
          <div className="quote-page-talk">
            {hasPhone(territories) && (
              <p className="quote-page-call">
                {m.quote_page_rather_talk()} <TerritoryPhone className="quote-page-phone" />
                <span>
                  <LivePromise>{hoursInWords(hours)}</LivePromise>
                </span>
              </p>
            )}
            <PhoneLanguage />
            <ul className="quote-page-trust">
              {claims.free_reservice && <li>{claims.free_reservice}</li>}
              {claims.guarantee && <li>{claims.guarantee}</li>}
              <LicenseLines />
            </ul>
          </div>
        </div>
      </div>
      <section className="wrap quote-page-next" aria-labelledby="next-heading">
        <h2 id="next-heading">{nextSteps.heading}</h2>
        <VisitSteps steps={nextSteps.steps} />
      </section>
    </>
  );
}
