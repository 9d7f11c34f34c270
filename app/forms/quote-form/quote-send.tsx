import { useEffect, useRef } from 'react';
import * as m from '#messages';
import { TerritoryPhone } from '../../territory/phone/phone.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { arrowRight } from '../../ui/icon/icon-shapes.ts';

/** Why the lead could not be taken, and the phone; takes the focus whenever it says something new. */
export function QuoteFailure({ message }: { message: string }) {
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => panel.current?.focus(), [message]);
  return (
    <div ref={panel} className="quote-failure" role="alert" tabIndex={-1}>
      <p>
        <b>{m.quote_not_sent()}</b> {message} {m.quote_what_you_typed_is_still_here()}
      </p>
      <TerritoryPhone className="text-link">
        {(phone) => m.common_call_number({ number: phone })}
      </TerritoryPhone>
    </div>
  );
}

/**
 * The button that sends the form.
 * @param slow an attempt failed and the next one waits
 * @param again the last send failed for good
 */
export function QuoteSend({
  sending,
  slow,
  again,
}: {
  sending: boolean;
  slow: boolean;
  again: boolean;
}) {
  return (
    <button className="button wide quote-send" type="submit" aria-disabled={sending}>
      {sending ? (
        <>
          <span className="quote-spinner" />
          {slow ? m.quote_still_trying() : m.form_sending()}
        </>
      ) : (
        <>
          {again ? m.common_try_again() : m.quote_get_my_free_quote()}
          <Icon shape={arrowRight} />
        </>
      )}
    </button>
  );
}
