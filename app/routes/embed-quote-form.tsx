import { FramedQuoteForm } from '../templates/quote/framed-quote-form.tsx';

export const meta = () => [{ title: 'Get a free quote' }, { name: 'robots', content: 'noindex' }];

export default function EmbedQuoteFormRoute() {
  return <FramedQuoteForm />;
}
