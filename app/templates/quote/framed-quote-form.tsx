import './framed.css';
import { useEffect } from 'react';
import { tellPageAround } from '../../browser/frames.ts';
import { LivePromise } from '../../components/live-promise/live-promise.tsx';
import type { FramedFormMessage } from '../../components/quote-form/framed-form-message.ts';
import { QUOTE_DRAFT } from '../../components/quote-form/quote-draft.ts';
import { QuoteForm } from '../../components/quote-form/quote-form.tsx';
import { island } from '../../islands/island.tsx';
import { importPart } from '../../scripts/import-part.ts';
import { useSite } from '../../site/site-data.ts';
import { framedSurroundings } from './form-surroundings.ts';

export function DoorForm() {
  const { claims } = useSite().site;
  useEffect(keepSending, []);
  return (
    <QuoteForm layout="door" extra={framedSurroundings} onSent={tellOfLead}>
      <h1>Get a free quote</h1>
      <p className="framed-promise">
        <LivePromise about="response">{claims.response_promise}</LivePromise>
      </p>
    </QuoteForm>
  );
}

const FramedForm = island('framed-quote-form', DoorForm, { draft: QUOTE_DRAFT });

/** The quote form as the front door of another page: no header, no footer, the page's own ground. */
export function FramedQuoteForm() {
  return (
    <main className="framed">
      <FramedForm />
    </main>
  );
}

/** Where this form stands on another company's page, nobody else sends what waits on this device. */
function keepSending(): void {
  importPart(() => import('../../submissions/send-waiting.ts')).then(
    ({ startOutbox }) => startOutbox(),
    () => console.warn('What waits on this device stays there.'),
  );
}

function tellOfLead(): void {
  const message: FramedFormMessage = { sent: true };
  tellPageAround(message);
}
