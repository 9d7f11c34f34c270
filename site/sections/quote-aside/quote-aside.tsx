import './quote-aside.css';
import './next-steps.css';
import * as m from '#messages';
import { localPath } from '../../../domain/language/language.ts';
import type { PageData } from '../../../publisher/page-data/page-data.ts';
import { QuoteFrame } from '../../forms/quote-frame/quote-frame.tsx';

/** The quote form in a drawn door, with what happens next; beside a page's words, or after them where there is no room. */
export function QuoteAside({ page }: { page: Pick<PageData, 'matter' | 'nextSteps'> }) {
  return (
    <aside className="quote-aside" id="quote-form" tabIndex={-1} aria-label={m.common_free_quote()}>
      <QuoteFrame source={`${page.matter.template}-page`} lazy />
      <FoldedNextSteps {...page.nextSteps} />
    </aside>
  );
}

/** What happens after a request, folded away beside a form; every step stands on /quote. */
function FoldedNextSteps({ heading, short }: PageData['nextSteps']) {
  return (
    <details className="next-steps">
      <summary>{heading}</summary>
      <ol>
        {short.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <p>
        <a className="text-link" href={`${localPath('/quote')}#next-heading`}>
          {m.quote_aside_every_step()}
        </a>
      </p>
    </details>
  );
}
