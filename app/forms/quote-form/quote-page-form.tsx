import * as m from '#messages';
import { draftKey } from '../../../domain/forms/draft-key.ts';
import { prefilledFields } from '../../../domain/forms/form.ts';
import { quoteForm } from '../../../domain/forms/quote-form.ts';
import { track } from '../../lib/analytics/analytics.ts';
import { island } from '../../widgets/islands/island.tsx';
import { pageContext } from './form-context.ts';
import { QuoteForm } from './quote-form.tsx';

export function PageForm() {
  return (
    <QuoteForm
      layout="page"
      extra={pageContext}
      onSent={() => track('quote_request', { source: 'quote-page' })}
    >
      <h2>{m.common_get_a_free_quote()}</h2>
    </QuoteForm>
  );
}

/** The quote form of /quote. */
export const QuotePageForm = island('quote-page-form', PageForm, {
  draft: draftKey(quoteForm),
  query: prefilledFields(quoteForm),
});
