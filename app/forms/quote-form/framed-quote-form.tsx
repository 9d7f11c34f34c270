import * as m from '#messages';
import './framed.css';
import { useEffect } from 'react';
import { draftKey } from '../../../domain/forms/draft-key.ts';
import { quoteForm } from '../../../domain/forms/quote-form.ts';
import type { Territory } from '../../../domain/territory/territory.ts';
import { postToParent } from '../../lib/browser/frames.ts';
import { useSettings } from '../../lib/site-data.ts';
import { importPart } from '../../scripts/import-part.ts';
import { usePageTerritory } from '../../territory/page-territory.ts';
import { island } from '../../widgets/islands/island.tsx';
import { LivePromise } from '../../widgets/live-promise/live-promise.tsx';
import { type FramedFormMessage, framedContext } from './form-context.ts';
import { QuoteForm } from './quote-form.tsx';

/** @param territory of this form's address */
export function FramedForm({ territory }: { territory?: Territory | undefined }) {
  const { claims } = useSettings();
  useEffect(sendPending, []);
  return (
    <QuoteForm layout="framed" extra={framedContext} territory={territory} onSent={reportLead}>
      <h1>{m.common_get_a_free_quote()}</h1>
      <p className="framed-promise">
        <LivePromise about="response">{claims.response_promise}</LivePromise>
      </p>
    </QuoteForm>
  );
}

const FramedFormIsland = island('framed-quote-form', FramedForm, { draft: draftKey(quoteForm) });

/** The quote form inside another page: no header, no footer, a transparent background. */
export function FramedQuoteForm() {
  const { territories } = useSettings();
  return (
    <main className="framed">
      <FramedFormIsland territory={usePageTerritory(territories)} />
    </main>
  );
}

/** Where this form stands on another company's page, nobody else sends what waits on this device. */
function sendPending(): void {
  importPart(() => import('../submissions/send-pending.ts')).then(
    (part) => part?.startSendingPending(),
    () => console.warn('What waits on this device stays there.'),
  );
}

function reportLead(): void {
  const message: FramedFormMessage = { sent: true };
  postToParent(message);
}
