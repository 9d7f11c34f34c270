import { FramedQuoteForm } from '../forms/quote-form/framed-quote-form.tsx';
import { embeddedMeta } from '../lib/meta/page-meta.ts';

export const meta = () => embeddedMeta('Get a free quote');

export default function EmbedQuoteFormRoute() {
  return <FramedQuoteForm />;
}
