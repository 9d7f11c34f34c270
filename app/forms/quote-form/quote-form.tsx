import type { ReactNode } from 'react';
import * as m from '#messages';
import type { Answerer } from '../../../content-loader/company.ts';
import { quoteForm } from '../../../domain/forms/quote-form.ts';
import { localPath, pageLanguage } from '../../../domain/language/language.ts';
import { ENDPOINTS } from '../../../domain/submissions/endpoints.ts';
import type { Territory } from '../../../domain/territory/territory.ts';
import { visitTimesUrl, wishInQuery } from '../../../domain/visits/visit-paths.ts';
import { PhotoPicture } from '../../layout/page-body/page-photos.tsx';
import { useSettings } from '../../lib/site-data.ts';
import { TerritoryPhone } from '../../territory/phone/phone.tsx';
import { LivePromise } from '../../widgets/live-promise/live-promise.tsx';
import { FormShell } from '../lead-form/form-shell.tsx';
import { useLeadForm } from '../lead-form/use-lead-form.ts';
import { PestChips } from './pest-chips.tsx';

/**
 * The quote form: a plain form post that works without scripts, and a better one with them.
 * `framed` is the short form of the frame, with what is optional folded away; `page` shows everything.
 * @param children heading above the form; it goes when the lead has been taken
 * @param extra source and page, read when the form is sent
 * @param territory of the form's own address, without scripts. Default: that of most pages
 * @param onSent a lead was taken, or kept to be sent
 */
export function QuoteForm({
  layout,
  children,
  extra,
  territory,
  onSent,
}: {
  layout: 'framed' | 'page';
  children: ReactNode;
  extra: () => Record<string, string>;
  territory?: Territory | undefined;
  onSent: () => void;
}) {
  const { answers, consent, claims, open_saturdays, trade, visits } = useSettings();
  const quote = useLeadForm(quoteForm, { extra, onSent });
  const texts = (
    <label className="quote-texts">
      <input type="checkbox" name="marketing_texts" />
      <span>{consent.marketing_texts}</span>
    </label>
  );
  return (
    <FormShell
      form={ofCompany(trade.details, open_saturdays)}
      lead={quote}
      action={ENDPOINTS.contact}
      className={`quote-form-${layout}`}
      heading={
        <>
          {children}
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
      fold={layout === 'framed' ? m.quote_add_e_mail_best_time_or_a_note() : undefined}
      hidden={{
        // A frame's address names it (server/leads/routes/contact-submissions.ts).
        source: layout === 'framed' ? '' : 'quote-page',
        page: layout === 'framed' ? '' : localPath('/quote'),
        submission_id: '',
        ...(layout === 'framed' && { embedded: '1' }),
        ...(territory && { territory }),
      }}
      send={m.common_get_my_free_quote()}
    >
      <p className="quote-fine">
        <LivePromise about="call">{claims.response_sooner}</LivePromise> <TerritoryPhone />
      </p>
    </FormShell>
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
