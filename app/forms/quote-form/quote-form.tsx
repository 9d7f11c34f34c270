import * as m from '#messages';
import { ENDPOINTS } from '../../../domain/submissions/endpoints.ts';
import './quote-form.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { quoteForm } from '../../../domain/forms/quote-form.ts';
import { useSettings } from '../../lib/site-data.ts';
import { TerritoryPhone } from '../../territory/phone/phone.tsx';
import { LivePromise } from '../../widgets/live-promise/live-promise.tsx';
import { ErrorSummary } from '../error-summary/error-summary.tsx';
import { FormFields, HiddenFields } from '../lead-form/form-fields.tsx';
import { RestoredNote } from '../lead-form/restored-note.tsx';
import { useLeadForm } from '../lead-form/use-lead-form.ts';
import { PestChips } from './pest-chips.tsx';
import { QuoteDone } from './quote-done.tsx';
import { QuoteFailure, QuoteSend } from './quote-send.tsx';

/**
 * The quote form: a plain form post that works without scripts, and a better one with them.
 * `framed` is the short form of the frame, with what is optional folded away; `page` shows everything.
 * @param children heading above the form; it goes when the lead has been taken
 * @param extra source, page and territory, read when the form is sent
 * @param onSent a lead was taken, or kept to be sent
 */
export function QuoteForm({
  layout,
  children,
  extra,
  onSent,
}: {
  layout: 'framed' | 'page';
  children: ReactNode;
  extra: () => Record<string, string>;
  onSent: () => void;
}) {
  const { consent, claims, trade } = useSettings();
  const quote = useLeadForm(quoteForm, { extra, onSent });
  const { phase, problems, failure } = quote;
  const details = useRef<HTMLDetailsElement>(null);
  const sending = phase === 'sending';
  const done = phase === 'sent' || phase === 'kept';

  useEffect(() => {
    const isFolded = Object.entries(quoteForm.fields).some(
      ([name, field]) => 'folded' in field && problems[name as keyof typeof problems],
    );
    if (isFolded && details.current) details.current.open = true;
  }, [problems]);

  const fold = (fields: ReactNode) => (
    <details ref={details} className="quote-more">
      <summary>
        <span>{m.quote_add_e_mail_best_time_or_a_note()}</span>
      </summary>
      {fields}
    </details>
  );
  const consents = (
    <>
      <p className="quote-consent">{consent.notice}</p>
      <label className="quote-texts">
        <input type="checkbox" name="marketing_texts" />
        <span>{consent.marketing_texts}</span>
      </label>
    </>
  );

  return (
    <>
      {done && <QuoteDone kept={phase === 'kept'} name={quote.name} onChange={quote.change} />}
      <div hidden={done}>
        {children}
        <form
          ref={quote.form}
          className={`quote-form quote-form-${layout}`}
          method="post"
          action={ENDPOINTS.contact}
          noValidate={quote.scripted}
          aria-busy={sending}
          onSubmit={quote.onSubmit}
          onInput={quote.onInput}
        >
          {quote.isRestored && <RestoredNote onClear={quote.clear} />}
          <ErrorSummary
            fields={Object.keys(quoteForm.fields)}
            problems={problems}
            refusals={quote.refusals}
          />
          <FormFields
            form={withLabel(trade.details)}
            problems={problems}
            doubts={quote.doubts}
            parts={{ service_needed: <PestChips />, marketing_texts: consents }}
            {...(layout === 'framed' && { fold })}
          />
          <HiddenFields
            values={{
              consent_version: consent.version,
              source: layout === 'framed' ? quoteForm.source : 'quote-page',
              page: '',
              submission_id: '',
              ...(layout === 'framed' && { embedded: '1' }),
            }}
          />
          {failure && <QuoteFailure message={failure} />}
          <QuoteSend sending={sending} slow={quote.slow} again={failure !== null} />
          <p className="quote-fine">
            <LivePromise about="call">{claims.response_sooner}</LivePromise> <TerritoryPhone />
          </p>
        </form>
      </div>
    </>
  );
}

/** The form with the company's own question for a description. */
function withLabel(label: string) {
  const { description } = quoteForm.fields;
  return { ...quoteForm, fields: { ...quoteForm.fields, description: { ...description, label } } };
}
