import './page-body.css';
import './prose.css';
import type { ReactNode } from 'react';
import type { PageData } from '../../../publisher/page-data/page-data.ts';
import { QuoteAside } from '../../sections/call-to-action/quote-aside.tsx';
import { BuiltHtml } from '../../ui/built-html.tsx';
import { PageContents } from './page-contents.tsx';
import { PagePhotos } from './page-photos.tsx';

/** A titled part of a page; `id` is its anchor. */
export interface Part {
  id: string;
  title: string;
  body: ReactNode;
  /** Starts collapsed. Default false. */
  folded?: boolean;
}

/** Where the Markdown stands among the parts. */
export const WORDS = 'words';

/**
 * The body of a content page: contents, the parts in their order, and the quote form beside them.
 * @param parts parts, false for one that is left out, and WORDS where the Markdown stands
 * @param side what stands beside them; default the quote form
 */
export function PageBody({
  page,
  parts,
  side = <QuoteAside page={page} />,
}: {
  page: PageData;
  parts: (Part | typeof WORDS | false)[];
  side?: ReactNode;
}) {
  const shown = parts
    .filter((part) => part !== false)
    .filter((part) => part !== WORDS || page.html !== '');
  const headings = shown.flatMap((part) =>
    part === WORDS ? page.headings : [{ id: part.id, text: part.title }],
  );
  // Collapsed titles are a list of contents themselves.
  const isCompact = shown.some((part) => (part === WORDS ? page.isCompact : part.folded));
  if (shown.length === 0 && !side) return null;
  return (
    <div className={`wrap band ${side ? 'split' : 'page-body-alone'}`}>
      <div className="page-parts">
        {!isCompact && <PageContents headings={headings} />}
        {shown.map((part) =>
          part === WORDS ? (
            <Words key={WORDS} page={page} />
          ) : (
            <PagePart key={part.id} part={part} />
          ),
        )}
      </div>
      {side}
    </div>
  );
}

function Words({ page }: { page: PageData }) {
  return (
    <>
      <PagePhotos photos={page.photos} />
      <BuiltHtml className="prose" html={page.html} />
    </>
  );
}

function PagePart({ part: { id, title, body, folded } }: { part: Part }) {
  if (folded)
    return (
      <details className="fold">
        <summary>
          <h2>{title}</h2>
        </summary>
        <div id={id}>{body}</div>
      </details>
    );
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {body}
    </section>
  );
}
