import * as m from '#messages';
import './side-door.css';
import type { PageData } from '../../../content-loader/page-data.ts';
import { QuoteFrame } from '../../forms/quote-frame/quote-frame.tsx';
import { FoldedNextSteps } from '../next-steps/next-steps.tsx';

/** The quote form as a lit side door, with what happens next; beside a page's words, or after them where there is no room. */
export function SideDoor({ page }: { page: Pick<PageData, 'matter' | 'nextSteps'> }) {
  return (
    <aside className="side-door" aria-label={m.contact_bar_free_quote()}>
      <QuoteFrame source={`${page.matter.template}-page`} lazy />
      <FoldedNextSteps {...page.nextSteps} />
    </aside>
  );
}
