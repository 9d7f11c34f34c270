import './quote-aside.css';
import * as m from '#messages';
import type { PageData } from '../../../publisher/page-data/page-data.ts';
import { QuoteFrame } from '../../forms/quote-frame/quote-frame.tsx';

/** The quote form in a drawn door: beside the words on wide screens, after them on narrow ones. */
export function QuoteAside({ page }: { page: Pick<PageData, 'matter'> }) {
  return (
    <aside
      className="quote-aside lit"
      id="quote-form"
      tabIndex={-1}
      aria-label={m.common_free_quote()}
    >
      <QuoteFrame source={`${page.matter.template}-page`} lazy />
    </aside>
  );
}
