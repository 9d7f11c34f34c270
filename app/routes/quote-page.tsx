import * as m from '#messages';
import './quote-page.css';
import type { PageData } from '../../content-loader/page-data.ts';
import { QuotePageForm } from '../forms/quote-form/quote-page-form.tsx';
import { useSite } from '../lib/site-data.ts';
import { VisitSteps } from '../sections/visit-steps/visit-steps.tsx';
import { TerritoryPhone } from '../ui/territory-phone/territory-phone.tsx';
import { LivePromise } from '../widgets/live-promise/live-promise.tsx';

/** The quote form as a page of its own: for visitors whose frame is blocked, and for links that ask for a quote. */
export function QuotePage({ nextSteps }: { nextSteps: PageData['nextSteps'] }) {
  const { claims, hours } = useSite().site;
  return (
    <>
      <div className="quote-page">
        <div className="wrap quote-page-in">
          <section className="quote-page-text" aria-labelledby="quote-heading">
            <h1 id="quote-heading">{m.quote_tell_us_what_youve_seen()}</h1>
            <p className="quote-page-lead">{m.quote_a_name_and_a_phone_number_are()}</p>
            <p className="quote-page-promise">
              <LivePromise about="response">{claims.response_promise}</LivePromise>
            </p>
            <p className="quote-page-call">
              {m.quote_page_rather_talk()} <TerritoryPhone className="quote-page-phone" />
              <span>
                <LivePromise>{hours.label}</LivePromise>
              </span>
            </p>
            <img
              className="quote-page-house"
              src="/art/corner-house.svg"
              alt=""
              width="460"
              height="330"
              loading="lazy"
            />
          </section>
          <section className="quote-page-door" aria-label={m.quote_form()}>
            <QuotePageForm />
          </section>
        </div>
      </div>
      <section className="wrap quote-page-next" aria-labelledby="next-heading">
        <h2 id="next-heading">{nextSteps.heading}</h2>
        <VisitSteps steps={nextSteps.steps} />
      </section>
    </>
  );
}
