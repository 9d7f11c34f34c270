import './page-body.css';
import type { ReactNode } from 'react';
import type { PageData } from '../../../content-loader/page-data.ts';
import { firstSentence, withoutMarks } from '../../../domain/content/source-marks.ts';
import { QuoteAside } from '../../sections/quote-aside/quote-aside.tsx';
import { BuiltHtml } from '../../ui/built-html.tsx';
import { PageContents } from './page-contents.tsx';
import { PagePhotos } from './page-photos.tsx';

/** A titled part of a page; `id` is its anchor. */
export interface Part {
  id: string;
  title: string;
  body: ReactNode;
  /** Only its title shows until somebody wants it: what few need; below the title, on a desk, the first sentence of this. Default: false. */
  folded?: boolean | string;
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
  // Titles of what is folded are a list of contents themselves.
  const isCompact = shown.some((part) => (part === WORDS ? page.isCompact : part.folded));
  if (shown.length === 0 && !side) return null;
  return (
    <div className={`wrap page-body${side ? '' : ' page-body-alone'}`}>
      <div className="page-parts">
        {!isCompact && <PageContents headings={headings} />}
        {shown.map((part) => (
          <PagePart key={part === WORDS ? WORDS : part.id} part={part} page={page} />
        ))}
      </div>
      {side}
    </div>
  );
}

/** One part as it stands in the page: open under its heading, or folded. */
export function PagePart({ part, page }: { part: Part | typeof WORDS; page: PageData }) {
  if (part === WORDS)
    return (
      <>
        <PagePhotos photos={page.photos} />
        <BuiltHtml className="prose" html={page.html} />
      </>
    );
  const { id, title, body } = part;
  if (part.folded)
    return (
      <details className="fold">
        <summary>
          <h2>{title}</h2>
          {typeof part.folded === 'string' && (
            <span className="fold-hint">{firstSentence(withoutMarks(part.folded))}</span>
          )}
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
