import * as m from '#messages';
import { draftKey } from '../../../domain/forms/draft-key.ts';
import { prefilledFields } from '../../../domain/forms/form.ts';
import { quoteForm } from '../../../domain/forms/quote-form.ts';
import { localPath } from '../../../domain/language/language.ts';
import type { Territory } from '../../../domain/territory/territory.ts';
import type { Answerer } from '../../../publisher/read/company-module.ts';
import { PhotoPicture } from '../../layout/page-body/page-photos.tsx';
import { track } from '../../lib/analytics/analytics.ts';
import { postToParent } from '../../lib/browser/frames.ts';
import { useSettings } from '../../lib/use-site.ts';
import type { FramedFormMessage } from '../../scripts/territory-quote-frame.ts';
import { TerritoryPhone } from '../../territory/phone/phone.tsx';
import { island } from '../../widgets/islands/island.tsx';
import { LivePromise } from '../../widgets/live-promise/live-promise.tsx';
import { LeadForm } from '../lead-form/lead-form.tsx';
import { PestChips } from './pest-chips.tsx';

interface QuoteRequestProps {
  place: 'frame' | 'page';
  /** The territory in the form's URL, for visitors without scripts. Default: the first of site.yaml. */
  territory?: Territory | undefined;
}

/** The quote form, in a frame of another page or as a page of its own. */
export function QuoteRequest({ place, territory }: QuoteRequestProps) {
  const { answers, consent, claims, open_saturdays, trade } = useSettings();
  const isFramed = place === 'frame';
  return (
    <LeadForm
      form={ofCompany(trade.details, open_saturdays)}
      onSent={isFramed ? reportLead : () => track('quote_request', { source: 'quote-page' })}
      heading={
        <>
          {isFramed ? <FramedHeading /> : <h2>{m.common_get_a_free_quote()}</h2>}
          {answers && <WhoAnswers {...answers} />}
        </>
      }
      parts={{
        service_needed: () => <PestChips />,
        marketing_texts: () => (
          <label className="quote-texts">
            <input type="checkbox" name="marketing_texts" />
            <span>{consent.marketing_texts}</span>
          </label>
        ),
      }}
      fold={m.quote_add_zip_code_e_mail_best_time_or_a_note()}
      hidden={{
        // In a frame the inline script fills them in (site/scripts/inline-framed.ts).
        source: isFramed ? '' : 'quote-page',
        page: isFramed ? '' : localPath('/quote'),
        submission_id: '',
        started_at: '',
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

/** Photo and name of the person who answers the phone, and until when. */
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

/** The form with the company's question for the description; without "Saturday morning" if the office is closed then. */
function ofCompany(label: string, isOpenOnSaturdays: boolean) {
  const { best_time, description } = quoteForm.fields;
  const { choices, choiceNames } = best_time;
  const times = isOpenOnSaturdays
    ? best_time
    : { ...best_time, choices: choices.slice(0, -1), choiceNames: choiceNames.slice(0, -1) };
  return {
    ...quoteForm,
    fields: {
      ...quoteForm.fields,
      best_time: times,
      description: { ...description, label: () => label },
    },
  };
}

function reportLead(): void {
  const message: FramedFormMessage = { sent: true };
  postToParent(message);
}
