import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import { arrowRight } from '../../ui/icon/icon-shapes.ts';
import { TerritoryPhone } from '../../ui/phone/phone.tsx';

/** Why the lead could not be taken, and the phone; takes the focus whenever it says something new. */
export function QuoteFailure({ message }: { message: string }) {
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => panel.current?.focus(), [message]);
  return (
    <div ref={panel} className="quote-failure" role="alert" tabIndex={-1}>
      <p>
        <b>Not sent.</b> {message} What you typed is still here.
      </p>
      <TerritoryPhone className="text-link">{(phone) => `Call ${phone}`}</TerritoryPhone>
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
          {slow ? 'Still trying…' : 'Sending…'}
        </>
      ) : (
        <>
          {again ? 'Try again' : 'Get my free quote'}
          <Icon shape={arrowRight} />
        </>
      )}
    </button>
  );
}
