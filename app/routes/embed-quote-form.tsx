import { FramedQuoteForm } from '../forms/quote-form/framed-quote-form.tsx';

export const meta = () => [{ title: 'Get a free quote' }, { name: 'robots', content: 'noindex' }];

export default function EmbedQuoteFormRoute() {
  return <FramedQuoteForm />;
}
