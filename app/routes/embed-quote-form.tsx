import * as m from '#messages';
import { FramedQuoteForm } from '../forms/quote-form/framed-quote-form.tsx';
import { embeddedMeta } from '../lib/meta/page-meta.ts';

export const meta = () => embeddedMeta(m.common_get_a_free_quote());

export default function EmbedQuoteFormRoute() {
  return <FramedQuoteForm />;
}
