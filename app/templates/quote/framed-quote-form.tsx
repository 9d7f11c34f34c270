import './framed.css';
import { useEffect } from 'react';
import { tellPageAround } from '../../browser/frames.ts';
import { LivePromise } from '../../components/live-promise/live-promise.tsx';
import type { FramedFormMessage } from '../../components/quote-form/framed-form-message.ts';
import { QuoteForm } from '../../components/quote-form/quote-form.tsx';
import { useSite } from '../../site/site-data.ts';
import { framedSurroundings } from './form-surroundings.ts';

/** The quote form as the front door of another page: no header, no footer, the page's own ground. */
export function FramedQuoteForm() {
  const { claims } = useSite().site;
  useEffect(keepSending, []);
  return (
    <main className="framed">
      <QuoteForm layout="door" extra={framedSurroundings} onSent={tellOfLead}>
        <h1>Get a free quote</h1>
        <p className="framed-promise">
          <LivePromise about="response">{claims.response_promise}</LivePromise>
        </p>
      </QuoteForm>
    </main>
  );
}

/** Where this form stands on another company's page, nobody else sends what waits on this device. */
function keepSending(): () => void {
  let stop = () => {};
  let gone = false;
  import('../../submissions/send-waiting.ts').then(
    ({ startOutbox }) => {
      if (!gone) stop = startOutbox();
    },
    (error: unknown) => console.warn('What waits on this device stays there.', error),
  );
  return () => {
    gone = true;
    stop();
  };
}

function tellOfLead(): void {
  const message: FramedFormMessage = { sent: true };
  tellPageAround(message);
}
