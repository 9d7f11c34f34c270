import { useEffect, useRef, useState } from 'react';
import * as m from '#messages';
import { ZIP_CODE } from '../../../domain/forms/contact-fields.ts';
import { readAnswer } from '../../../domain/forms/form.ts';
import { outcomeText } from '../../../domain/submissions/outcome.ts';
import { hasPhone } from '../../../domain/territory/territory.ts';
import type { IslandSettings } from '../../../publisher/read/company-module.ts';
import { useSettings } from '../../lib/use-site.ts';
import { TerritoryPhone } from '../../territory/phone/phone.tsx';
import { LivePromise } from '../../widgets/live-promise/live-promise.tsx';
import { FieldProblem } from '../error-summary/error-summary.tsx';
import { OpenDoor } from '../open-door/open-door.tsx';
import { VisitTimes } from './visit-times.tsx';

/**
 * The thanks that replace the form: a card before an open door, or plain words while the request is pending.
 * @param about the form
 * @param onZip called with the ZIP code, without which no times can be offered
 * @param onChange called to show the form again for a correction
 */
export function QuoteDone({
  about,
  isPending,
  sent,
  onZip,
  onChange,
}: {
  about: keyof IslandSettings['next_steps']['titles'];
  isPending: boolean;
  sent: { id: string; name: string; hasZip: boolean };
  onZip: (zip: string) => void;
  onChange: () => void;
}) {
  const { claims, next_steps, territories, visits } = useSettings();
  const state = isPending ? 'pending' : 'sent';
  const { title, text } = outcomeText(about === 'photo' ? 'photos' : 'contact', { state });
  const heading = useRef<HTMLHeadingElement>(null);
  // Also once a pending request was sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => heading.current?.focus(), [isPending]);
  const call = (
    <>
      <TerritoryPhone className="button wide">
        {(phone) => m.common_call_number({ number: phone })}
      </TerritoryPhone>
      <button type="button" className="text-link quote-change" onClick={onChange}>
        {m.quote_something_wrong_change_your()}
      </button>
    </>
  );
  if (isPending)
    return (
      <div className="quote-done">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{text}</p>
        {hasPhone(territories) && <p>{m.quote_in_a_hurry_please_call()}</p>}
        {call}
      </div>
    );
  return (
    <div className="quote-done quote-done-sent">
      <OpenDoor>
        <h2 ref={heading} tabIndex={-1}>
          {m.quote_got_it_the_porch_light_is_on({ name: firstName(sent.name) })}
        </h2>
        <p>{text}</p>
        {claims.response_promise && (
          <p>
            <LivePromise about="response" fixed>
              {claims.response_promise}
            </LivePromise>
          </p>
        )}
        {claims.response_sooner && (
          <p>
            <LivePromise about="call" fixed>
              {claims.response_sooner}
            </LivePromise>
          </p>
        )}
        {visits &&
          about !== 'letter' &&
          (sent.hasZip ? <VisitTimes request={sent.id} /> : <ZipLine onZip={onZip} />)}
        <div className="open-door-next">
          <h3>{next_steps.heading}</h3>
          <ol>
            {next_steps.titles[about].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        {call}
      </OpenDoor>
    </div>
  );
}

/** Asks for the ZIP code of the visit. */
function ZipLine({ onZip }: { onZip: (zip: string) => void }) {
  const [isWrong, setWrong] = useState(false);
  const { autocomplete, problems } = ZIP_CODE;
  return (
    <form
      className="zip-line"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const typed = String(new FormData(event.currentTarget).get('visit-zip'));
        const read = readAnswer(ZIP_CODE, typed);
        const zip = 'value' in read ? read.value : '';
        setWrong(!zip);
        if (zip) onZip(zip);
      }}
    >
      <label htmlFor="visit-zip">{m.quote_your_zip_code_for_times()}</label>
      <input
        id="visit-zip"
        name="visit-zip"
        inputMode="numeric"
        autoComplete={autocomplete}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? 'visit-zip-problem' : undefined}
      />
      <button className="button small" type="submit">
        {m.quote_show_times()}
      </button>
      {isWrong && (
        <div role="alert">
          <FieldProblem id="visit-zip-problem">{problems.malformed()}</FieldProblem>
        </div>
      )}
    </form>
  );
}

function firstName(name: string): string {
  return name.split(/\s+/)[0] || 'neighbor';
}
