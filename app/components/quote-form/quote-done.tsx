import { useEffect, useRef } from 'react';
import { useSite } from '../../site/site-data.ts';
import { LivePromise } from '../live-promise/live-promise.tsx';
import { TerritoryPhone } from '../territory-phone/territory-phone.tsx';

/**
 * What stands in the form's place once the lead has been taken.
 * @param kept there is no connection: it waits on this device
 * @param onChange back to the form, to correct it
 */
export function QuoteDone({
  kept,
  name,
  onChange,
}: {
  kept: boolean;
  name: string;
  onChange: () => void;
}) {
  const { claims } = useSite().site;
  const heading = useRef<HTMLHeadingElement>(null);
  // Also when a kept request has gone out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => heading.current?.focus(), [kept]);
  return (
    <div className="quote-done">
      <h2 ref={heading} tabIndex={-1}>
        {kept ? 'You seem to be offline.' : `Got it, ${firstName(name)}. The porch light is on.`}
      </h2>
      {kept ? (
        <p>
          Your request waits on this device. It goes out by itself as soon as you are connected,
          even if you close this page and come back later.
        </p>
      ) : (
        <p>
          <LivePromise about="response" fixed>
            {claims.response_promise}
          </LivePromise>
        </p>
      )}
      <p>{kept ? 'In a hurry? Please call.' : claims.response_sooner}</p>
      <TerritoryPhone className="button wide">{(phone) => `Call ${phone}`}</TerritoryPhone>
      <button type="button" className="text-link quote-change" onClick={onChange}>
        Something wrong? Change your request
      </button>
    </div>
  );
}

function firstName(name: string): string {
  return name.split(/\s+/)[0] || 'neighbor';
}
