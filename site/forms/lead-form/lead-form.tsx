import './lead-form.css';
import './form-screens.css';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import * as m from '#messages';
import type { Field, Form } from '../../../domain/forms/form.ts';
import { ENDPOINTS } from '../../../domain/submissions/endpoints.ts';
import { defaultTerritory } from '../../../domain/territory/territory.ts';
import { useSettings } from '../../lib/use-site.ts';
import { TerritoryPhone } from '../../territory/phone/phone.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { arrowRight } from '../../ui/icon/icon-shapes.ts';
import { ErrorSummary } from '../error-summary/error-summary.tsx';
import { FormFields, type FormParts, HiddenFields } from './form-fields.tsx';
import { showScreen } from './form-screens.ts';
import { QuoteDone } from './quote-done.tsx';
import { RestoredNote } from './restored-note.tsx';
import { type LeadFormOptions, useLeadForm } from './use-lead-form.ts';

interface LeadFormProps<F extends Form> extends LeadFormOptions {
  form: F & { name: 'quote' | 'letter' | 'photo' };
  /** Components that replace a field. */
  parts?: FormParts<F>;
  /** Summary of the folded fields. Default: they are not folded. */
  fold?: string;
  /** Above the form; hidden with it. */
  heading?: ReactNode;
  /** Hidden values: the page's path, and what posts without scripts need. */
  hidden: Record<string, string>;
  /** Label of the button. */
  send: string;
  /** Below the button. */
  children?: ReactNode;
}

const ACTIONS = { quote: ENDPOINTS.contact, letter: ENDPOINTS.letter, photo: ENDPOINTS.photos };

/**
 * The quote, letter or photo form, from its description. Without scripts it is a plain post. On phones it asks one question at a time.
 * After it was sent, QuoteDone replaces it.
 */
export function LeadForm<F extends Form>(props: LeadFormProps<F>) {
  const { form, parts, fold, heading, hidden, send, children, ...options } = props;
  const lead = useLeadForm(form, options);
  const { consent, territories } = useSettings();
  const { phase, problems, failure, sent } = lead;
  const screens: [string, Field][][] = [];
  for (const entry of Object.entries<Field>(form.fields)) {
    if (entry[1].screen || screens.length === 0) screens.push([]);
    screens.at(-1)?.push(entry);
  }
  const last = screens.length - 1;
  const idOf = (index: number) => `${form.name}-${index + 1}`;
  const goOn = (event: MouseEvent) => {
    event.preventDefault();
    lead.goOn();
  };
  const goBack = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const before = event.currentTarget.closest('.form-screen')?.previousElementSibling;
    if (before) showScreen(before, true);
  };

  const done = phase === 'sent' || phase === 'pending';
  return (
    <>
      {done && sent && (
        <QuoteDone
          about={form.name}
          isPending={phase === 'pending'}
          sent={sent}
          onZip={lead.addZip}
          onChange={lead.change}
        />
      )}
      <div hidden={done}>
        {heading}
        <form
          ref={lead.form}
          className={form.name === 'quote' ? 'quote-form' : 'quote-form form-card'}
          method="post"
          action={ACTIONS[form.name]}
          encType={options.photos && 'multipart/form-data'}
          noValidate={lead.scripted}
          aria-busy={phase === 'sending'}
          onSubmit={lead.onSubmit}
          onInput={lead.onInput}
        >
          {lead.isRestored && <RestoredNote onClear={lead.clear} />}
          <ErrorSummary
            fields={Object.keys(form.fields)}
            problems={problems}
            refusals={lead.refusals}
          />
          {screens.map((fields, index) => (
            <div key={idOf(index)} id={idOf(index)} className="form-screen">
              <FormFields fields={fields} problems={problems} parts={parts} fold={fold} />
              {index < last ? (
                <a className="button wide form-next" href={`#${idOf(index + 1)}`} onClick={goOn}>
                  <span>{m.form_next()}</span>
                  <Icon shape={arrowRight} />
                </a>
              ) : (
                <>
                  <p className="quote-consent">{consent.notice}</p>
                  {failure && <QuoteFailure message={failure} />}
                  <QuoteSend
                    label={failure ? m.common_try_again() : send}
                    sending={phase === 'sending'}
                  />
                  {children}
                </>
              )}
              {index > 0 && (
                <a className="text-link form-back" href={`#${idOf(index - 1)}`} onClick={goBack}>
                  {m.form_back()}
                </a>
              )}
            </div>
          ))}
          {/* The inline script replaces the page's territory with the visitor's (site/territory/territory-detection.ts). */}
          <HiddenFields
            values={{
              consent_version: consent.version,
              territory: defaultTerritory(territories),
              ...hidden,
            }}
          />
        </form>
      </div>
    </>
  );
}

/** Why the lead was refused, and the phone number. Takes focus whenever the message changes. */
function QuoteFailure({ message }: { message: string }) {
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => panel.current?.focus(), [message]);
  return (
    <div ref={panel} className="error-summary" role="alert" tabIndex={-1}>
      <p>
        <b>{m.form_not_sent()}</b> <span>{message}</span> {m.form_what_you_typed_is_still_here()}
      </p>
      <TerritoryPhone className="text-link">
        {(phone) => m.common_call_number({ number: phone })}
      </TerritoryPhone>
    </div>
  );
}

function QuoteSend({ label, sending }: { label: string; sending: boolean }) {
  return (
    <button className="button wide quote-send" type="submit" aria-disabled={sending}>
      {sending ? (
        <>
          <span className="quote-spinner" />
          <span>{m.form_sending()}</span>
        </>
      ) : (
        <>
          <span>{label}</span>
          <Icon shape={arrowRight} />
        </>
      )}
    </button>
  );
}
