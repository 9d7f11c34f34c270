import * as m from '#messages';
import { FramedQuoteForm } from '../forms/quote-form/framed-quote-form.tsx';

export const meta = () => [
  { title: m.embed_quote_get_a_free_quote() },
  { name: 'robots', content: 'noindex' },
];

export default function EmbedQuoteFormRoute() {
  return <FramedQuoteForm />;
}
