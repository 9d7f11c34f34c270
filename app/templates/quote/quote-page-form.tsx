import { track } from '../../analytics/analytics.ts';
import { QUOTE_DRAFT } from '../../components/quote-form/quote-draft.ts';
import { QuoteForm } from '../../components/quote-form/quote-form.tsx';
import { island } from '../../islands/island.tsx';
import { pageSurroundings } from './form-surroundings.ts';

export function PageForm() {
  return (
    <QuoteForm
      layout="page"
      extra={pageSurroundings}
      onSent={() => track('quote_request', { source: 'quote-page' })}
    >
      <h2>Get a free quote</h2>
    </QuoteForm>
  );
}

/** The quote form of /quote. */
export const QuotePageForm = island('quote-page-form', PageForm, { draft: QUOTE_DRAFT });
