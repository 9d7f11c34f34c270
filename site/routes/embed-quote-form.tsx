import '../forms/quote-form/framed.css';
import * as m from '#messages';
import { QuoteForm } from '../forms/quote-form/quote-form.tsx';
import { embeddedMeta } from '../lib/meta/page-meta.ts';
import { useSettings } from '../lib/use-site.ts';
import { usePageTerritory } from '../territory/page-territory.ts';

export const meta = () => embeddedMeta(m.common_get_a_free_quote());

/** The quote form for a frame in another page: no header, no footer, a transparent background. */
export default function EmbedQuoteFormRoute() {
  const { territories } = useSettings();
  return (
    <main className="framed">
      <QuoteForm place="frame" territory={usePageTerritory(territories)} />
    </main>
  );
}
