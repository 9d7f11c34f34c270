import { useEffect, useRef } from 'react';
import * as m from '#messages';
import { outcomeText, type SubmissionKind } from '../../../domain/submissions/outcome.ts';
import { useSettings } from '../../lib/site-data.ts';
import { TerritoryPhone } from '../../ui/phone/phone.tsx';
import { LivePromise } from '../../widgets/live-promise/live-promise.tsx';

/**
 * What stands in the form's place once the lead has been taken.
 * @param kept it waits on this device
 * @param onChange back to the form, to correct it
 */
export function QuoteDone({
  kept,
  name,
  kind = 'contact',
  onChange,
}: {
  kept: boolean;
  name: string;
  kind?: SubmissionKind;
  onChange: () => void;
}) {
  const { claims } = useSettings();
  const { title, text } = outcomeText(kind, { state: kept ? 'kept' : 'sent' });
  const heading = useRef<HTMLHeadingElement>(null);
  // Also when a kept request has gone out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => heading.current?.focus(), [kept]);
  return (
    <div className="quote-done">
      <h2 ref={heading} tabIndex={-1}>
        {kept ? title : m.quote_got_it_the_porch_light_is_on({ name: firstName(name) })}
      </h2>
      <p>{text}</p>
      {!kept && (
        <p>
          <LivePromise about="response" fixed>
            {claims.response_promise}
          </LivePromise>
        </p>
      )}
      <p>{kept ? m.quote_in_a_hurry_please_call() : claims.response_sooner}</p>
      <TerritoryPhone className="button wide">
        {(phone) => m.call_number({ number: phone })}
      </TerritoryPhone>
      <button type="button" className="text-link quote-change" onClick={onChange}>
        {m.quote_something_wrong_change_your()}
      </button>
    </div>
  );
}

function firstName(name: string): string {
  return name.split(/\s+/)[0] || 'neighbor';
}
