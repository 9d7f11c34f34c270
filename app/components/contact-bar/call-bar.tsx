import { lazy, Suspense, useEffect, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { phone } from '../icon/icon-shapes.ts';
import { LeftOutOnFailure } from '../left-out/left-out.tsx';
import { TerritoryPhone } from '../territory-phone/territory-phone.tsx';

const AvailabilityWords = lazy(() => import('./availability-words.tsx'));

/** What is true at any hour. */
const NEXT_DAY = (
  <>
    <b>*Next Day Service!</b>
    <small>before 12 noon (M-F)</small>
  </>
);

/** The mobile call bar (spec §4) and a way to the quote form. */
export function CallBar({ inert }: { inert: boolean }) {
  const [running, setRunning] = useState(false);
  useEffect(() => setRunning(true), []);
  return (
    <aside className="call-bar" aria-label="Call us" inert={inert}>
      <p>
        {running ? (
          <LeftOutOnFailure otherwise={NEXT_DAY}>
            <Suspense fallback={NEXT_DAY}>
              <AvailabilityWords nextDay={NEXT_DAY} />
            </Suspense>
          </LeftOutOnFailure>
        ) : (
          NEXT_DAY
        )}
      </p>
      <a className="call-bar-quote" href="/quote">
        Free quote
      </a>
      <TerritoryPhone className="button call-bar-button">
        {() => (
          <>
            <Icon shape={phone} />
            Call Now
          </>
        )}
      </TerritoryPhone>
    </aside>
  );
}
