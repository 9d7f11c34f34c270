import './quote-form.css';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  HONEYPOT_FIELD,
  QUOTE_FIELDS,
  type QuoteField,
  readQuoteForm,
} from '../../../domain/lead/quote-form.ts';
import { useSettings } from '../../lib/site-data.ts';
import { TerritoryPhone } from '../../ui/phone/phone.tsx';
import { ErrorSummary } from '../error-summary/error-summary.tsx';
import { PestChips } from './pest-chips.tsx';
import { QuoteDone } from './quote-done.tsx';
import { DRAFT_FIELDS, QUOTE_DRAFT } from './quote-draft.ts';
import { QuoteFailure, QuoteSend } from './quote-send.tsx';
import { FieldLabel, TextField } from './text-field.tsx';
import { type LeadFormRules, useLeadForm } from './use-lead-form.ts';

const RULES: LeadFormRules<QuoteField> = {
  fields: QUOTE_FIELDS,
  read: readQuoteForm,
  draft: { key: QUOTE_DRAFT, fields: DRAFT_FIELDS },
};
/** Of the fields, as they stand on the page. */
const PAGE_ORDER: readonly QuoteField[] = ['name', 'phone', 'zip', 'email', 'description'];
const BEST_TIMES = ['Morning', 'Midday', 'Late afternoon', 'Saturday morning'];

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
  const { consent, claims } = useSettings();
  const quote = useLeadForm(RULES, extra, onSent);
  const { phase, problems, failure } = quote;
  const details = useRef<HTMLDetailsElement>(null);
  const sending = phase === 'sending';
  const done = phase === 'sent' || phase === 'kept';

  useEffect(() => {
    const folded = problems.email || problems.description;
    if (folded && details.current) details.current.open = true;
  }, [problems]);

  const field = (name: (typeof QUOTE_FIELDS)[number]) => ({ name, problem: problems[name] });
  const optional = (
    <>
      <TextField
        {...field('email')}
        label="E-mail"
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <div className="quote-field">
        <FieldLabel htmlFor="best_time" optional>
          Best time to call
        </FieldLabel>
        <select id="best_time" name="best_time" autoComplete="off">
          <option value="">Any time</option>
          {BEST_TIMES.map((time) => (
            <option key={time}>{time}</option>
          ))}
        </select>
      </div>
      <TextField {...field('description')} label="What have you seen?" rows={3} />
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
          action="/api/contact-submissions"
          noValidate={quote.scripted}
          aria-busy={sending}
          onSubmit={quote.onSubmit}
          onInput={quote.onInput}
        >
          <ErrorSummary fields={PAGE_ORDER} problems={problems} refusals={quote.refusals} />
          <TextField {...field('name')} label="Name" autoComplete="name" required />
          <div className="quote-row">
            <TextField
              {...field('phone')}
              label="Phone"
              type="tel"
              autoComplete="tel"
              inputMode="tel"
              required
            />
            <TextField
              {...field('zip')}
              label="ZIP code"
              autoComplete="postal-code"
              inputMode="numeric"
              pattern="\s*\d{5}\s*"
              title="Five digits, like 12345"
            />
          </div>
          <PestChips />
          {layout === 'page' ? (
            optional
          ) : (
            <details ref={details} className="quote-more">
              <summary>
                <span>Add e-mail, best time or a note</span>
              </summary>
              {optional}
            </details>
          )}
          <p className="quote-consent">{consent.notice}</p>
          <label className="quote-texts">
            <input type="checkbox" name="marketing_texts" />
            <span>{consent.marketing_texts}</span>
          </label>
          <Hidden name="consent_version" value={consent.version} />
          <Hidden name="source" value={layout === 'framed' ? 'quote-form' : 'quote-page'} />
          <Hidden name="page" />
          <Hidden name="submission_id" />
          {layout === 'framed' && <Hidden name="embedded" value="1" />}
          <label className="visually-hidden" aria-hidden="true">
            Leave this empty
            <input name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
          </label>
          {failure && <QuoteFailure message={failure} />}
          <QuoteSend sending={sending} slow={quote.slow} again={failure !== null} />
          <p className="quote-fine">
            {claims.response_sooner} <TerritoryPhone />
          </p>
        </form>
      </div>
    </>
  );
}

/** A value for posts without scripts; the inline script of the frame completes what only it can know. */
function Hidden({ name, value = '' }: { name: string; value?: string }) {
  return <input type="hidden" name={name} defaultValue={value} suppressHydrationWarning />;
}
