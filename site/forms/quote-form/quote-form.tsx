import { useEffect } from 'react';
import * as m from '#messages';
import { draftKey } from '../../../domain/forms/draft-key.ts';
import { prefilledFields } from '../../../domain/forms/form.ts';
import { quoteForm } from '../../../domain/forms/quote-form.ts';
import { localPath, pageLanguage } from '../../../domain/language/language.ts';
import { ENDPOINTS } from '../../../domain/submissions/endpoints.ts';
import type { Territory } from '../../../domain/territory/territory.ts';
import { visitTimesUrl, wishInQuery } from '../../../domain/visits/visit-paths.ts';
import type { Answerer } from '../../../publisher/read/company.ts';
import { PhotoPicture } from '../../layout/page-body/page-photos.tsx';
import { track } from '../../lib/analytics/analytics.ts';
import { postToParent } from '../../lib/browser/frames.ts';
import { useSettings } from '../../lib/site-data.ts';
import { importPart } from '../../scripts/import-part.ts';
import { TerritoryPhone } from '../../territory/phone/phone.tsx';
import { island } from '../../widgets/islands/island.tsx';
import { LivePromise } from '../../widgets/live-promise/live-promise.tsx';
import { LeadForm } from '../lead-form/lead-form.tsx';
import { useLeadForm } from '../lead-form/use-lead-form.ts';
import { type FramedFormMessage, framedContext, pageContext } from './form-context.ts';
import { PestChips } from './pest-chips.tsx';

interface QuoteRequestProps {
  /** In a frame of another page, or as a page of its own. */
  place: 'frame' | 'page';
  /** Of the form's own address, without scripts. Default: that of most pages. */
  territory?: Territory | undefined;
}

/** The quote form: a plain form post that works without scripts, and a better one with them. */
export function QuoteRequest({ place, territory }: QuoteRequestProps) {
  const { answers, consent, claims, open_saturdays, trade, visits } = useSettings();
  const isFramed = place === 'frame';
  const quote = useLeadForm(quoteForm, {
    extra: isFramed ? framedContext : pageContext,
    onSent: isFramed ? reportLead : () => track('quote_request', { source: 'quote-page' }),
  });
  useEffect(() => {
    if (isFramed) sendPending();
  }, [isFramed]);
  const texts = (
    <label className="quote-texts">
      <input type="checkbox" name="marketing_texts" />
      <span>{consent.marketing_texts}</span>
    </label>
  );
  return (
    <LeadForm
      form={ofCompany(trade.details, open_saturdays)}
      lead={quote}
      action={ENDPOINTS.contact}
      className={`quote-form-${place}`}
      heading={
        <>
          {isFramed ? <FramedHeading /> : <h2>{m.common_get_a_free_quote()}</h2>}
          {answers && <WhoAnswers {...answers} />}
        </>
      }
      visitUrl={
        visits
          ? (request) =>
              visitTimesUrl(pageLanguage(), request, {
                framed: true,
                wish: wishInQuery(location.search),
              })
          : undefined
      }
      parts={{ service_needed: <PestChips />, marketing_texts: texts }}
      fold={m.quote_add_zip_code_e_mail_best_time_or_a_note()}
      hidden={{
        // A frame's address names it (server/leads/routes/contact-submissions.ts).
        source: isFramed ? '' : 'quote-page',
        page: isFramed ? '' : localPath('/quote'),
        submission_id: '',
        ...(isFramed && { embedded: '1' }),
        ...(territory && { territory }),
      }}
      send={m.common_get_my_free_quote()}
    >
      <p className="quote-fine">
        <LivePromise about="call">{claims.response_sooner}</LivePromise> <TerritoryPhone />
      </p>
    </LeadForm>
  );
}

/** The quote form of /quote and of the frame. */
export const QuoteForm = island('quote-form', QuoteRequest, {
  draft: draftKey(quoteForm),
  query: prefilledFields(quoteForm),
});

function FramedHeading() {
  const { claims } = useSettings();
  return (
    <>
      <h1>{m.common_get_a_free_quote()}</h1>
      <p className="framed-promise">
        <LivePromise about="response">{claims.response_promise}</LivePromise>
      </p>
    </>
  );
}

/** The face of who answers the phone, and until when. */
function WhoAnswers({ name, photo }: Answerer) {
  return (
    <p className="quote-answers">
      <PhotoPicture photo={photo} sizes="56px" />
      <span>
        <LivePromise about="answer" name={name}>
          {m.quote_name_answers_the_phone({ name })}
        </LivePromise>
      </span>
    </p>
  );
}

/** The form with the company's own question for a description, and a Saturday to call on only where somebody answers then. */
function ofCompany(label: string, isOpenOnSaturdays: boolean) {
  const { best_time, description } = quoteForm.fields;
  const { choices, choiceNames } = best_time;
  const times = isOpenOnSaturdays
    ? best_time
    : { ...best_time, choices: choices.slice(0, -1), choiceNames: choiceNames.slice(0, -1) };
  return {
    ...quoteForm,
    fields: { ...quoteForm.fields, best_time: times, description: { ...description, label } },
  };
}

/** Where this form stands on another company's page, nobody else sends what waits on this device. */
function sendPending(): void {
  importPart(() => import('../submissions/send-pending.ts')).then(
    (part) => part?.startSendingPending(),
    () => console.warn('What waits on this device stays there.'),
  );
}

function reportLead(): void {
  const message: FramedFormMessage = { sent: true };
  postToParent(message);
}
