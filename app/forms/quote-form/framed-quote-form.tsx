import './framed.css';
import { useEffect } from 'react';
import { tellPageAround } from '../../lib/browser/frames.ts';
import { useSite } from '../../lib/site-data.ts';
import { importPart } from '../../scripts/import-part.ts';
import { island } from '../../widgets/islands/island.tsx';
import { LivePromise } from '../../widgets/live-promise/live-promise.tsx';
import { framedSurroundings } from './form-surroundings.ts';
import type { FramedFormMessage } from './framed-form-message.ts';
import { QUOTE_DRAFT } from './quote-draft.ts';
import { QuoteForm } from './quote-form.tsx';

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
  importPart(() => import('../submissions/send-waiting.ts')).then(
    ({ startOutbox }) => startOutbox(),
    () => console.warn('What waits on this device stays there.'),
  );
}

function tellOfLead(): void {
  const message: FramedFormMessage = { sent: true };
  tellPageAround(message);
}
