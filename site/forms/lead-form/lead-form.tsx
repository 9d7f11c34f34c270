import '../quote-form/quote-form.css';
import './form-screens.css';
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import * as m from '#messages';
import type { Field, FieldName, Form } from '../../../domain/forms/form.ts';
import { defaultTerritory } from '../../../domain/territory/territory.ts';
import { useSettings } from '../../lib/site-data.ts';
import { TerritoryPhone } from '../../territory/phone/phone.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { arrowRight } from '../../ui/icon/icon-shapes.ts';
import { ErrorSummary } from '../error-summary/error-summary.tsx';
import { FormFields, HiddenFields } from './form-fields.tsx';
import { showScreen } from './form-screens.ts';
import { QuoteDone } from './quote-done.tsx';
import { RestoredNote } from './restored-note.tsx';
import type { LeadFormState } from './use-lead-form.ts';

interface LeadFormProps<F extends Form>
  extends Pick<ComponentProps<typeof FormFields<F>>, 'form' | 'parts'>,
    Pick<ComponentProps<typeof QuoteDone>, 'kind' | 'about'> {
  /** Where the visitor of a request that was sent says when a visit would suit. Default nowhere. */
  visitUrl?: ((request: string) => string) | undefined;
  lead: LeadFormState<F>;
  /** Where it is posted without scripts. */
  action: string;
  /** What the summary over the folded fields says. Default: they stand open. */
  fold?: string | undefined;
  className: string;
  /** Stands above the form and goes with it. */
  heading?: ReactNode;
  /** Values that nobody types, for posts without scripts. */
  hidden: Record<string, string>;
  /** What the button says before the first press. */
  send: string;
  /** It has a field for files. Default: false. */
  hasFiles?: boolean;
  /** Stands below the button. */
  children?: ReactNode;
}

/**
 * Quote, letter and photo form, from their descriptions: a plain post that works without scripts, and a better one with them; on
 * phones one question at a time. Once it has been taken, what happens next stands in its place.
 */
export function LeadForm<F extends Form>({
  form,
  lead,
  parts,
  fold,
  kind,
  about,
  visitUrl,
  action,
  className,
  heading,
  hidden,
  send,
  hasFiles,
  children,
}: LeadFormProps<F>) {
  const { consent, territories } = useSettings();
  const { phase, problems, failure } = lead;
  const sending = phase === 'sending';
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const isFolded = Object.entries(form.fields).some(
      ([name, field]) => field.folded && problems[name as FieldName<F>],
    );
    if (isFolded && details.current) details.current.open = true;
  }, [form, problems]);

  const putAway = (fields: ReactNode) => (
    <details ref={details} className="quote-more">
      <summary>
        <span>{fold}</span>
      </summary>
      {fields}
    </details>
  );
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
      {done && (
        <QuoteDone
          kind={kind}
          about={about}
          isPending={phase === 'pending'}
          name={lead.name}
          visitUrl={lead.sentId && lead.hasZip ? visitUrl?.(lead.sentId) : undefined}
          onZip={visitUrl && lead.sentId && !lead.hasZip ? lead.addZip : undefined}
          onChange={lead.change}
        />
      )}
      <div hidden={done}>
        {heading}
        <form
          ref={lead.form}
          className={`quote-form ${className}`}
          method="post"
          action={action}
          encType={hasFiles ? 'multipart/form-data' : undefined}
          noValidate={lead.scripted}
          aria-busy={sending}
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
              <FormFields
                form={form}
                fields={fields}
                problems={problems}
                phoneDoubt={lead.phoneDoubt}
                parts={parts}
                fold={fold ? putAway : undefined}
              />
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
                    label={send}
                    sending={sending}
                    slow={lead.slow}
                    again={failure !== null}
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
          {/* The inline script puts the visitor's territory in place of the page's (site/territory/territory-detection.ts). */}
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

/** Why the lead could not be taken, and the phone; takes the focus whenever it says something new. */
function QuoteFailure({ message }: { message: string }) {
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => panel.current?.focus(), [message]);
  return (
    <div ref={panel} className="quote-failure" role="alert" tabIndex={-1}>
      <p>
        <b>{m.form_not_sent()}</b> <span>{message}</span> {m.form_what_you_typed_is_still_here()}
      </p>
      <TerritoryPhone className="text-link">
        {(phone) => m.common_call_number({ number: phone })}
      </TerritoryPhone>
    </div>
  );
}

/**
 * The button that sends the form.
 * @param label what it says before the first press
 * @param slow an attempt failed and the next one waits
 * @param again the last send failed for good
 */
function QuoteSend({
  label,
  sending,
  slow,
  again,
}: {
  label: string;
  sending: boolean;
  slow: boolean;
  again: boolean;
}) {
  return (
    <button className="button wide quote-send" type="submit" aria-disabled={sending}>
      {sending ? (
        <>
          <span className="quote-spinner" />
          <span>{slow ? m.form_still_trying() : m.form_sending()}</span>
        </>
      ) : (
        <>
          <span>{again ? m.common_try_again() : label}</span>
          <Icon shape={arrowRight} />
        </>
      )}
    </button>
  );
}
