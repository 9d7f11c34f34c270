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
  /** As wide as the page: what stands beside the parts ends above it. At most one. */
  wide?: boolean;
}

/** Where the Markdown stands among the parts. */
export const WORDS = 'words';

/**
 * The body of a content page: contents, the parts in their order, and the quote form beside them.
 * @param parts parts, false for one that is left out, and WORDS where the Markdown stands
 * @param side what stands beside them; default the quote form
 * @param children what follows where the form is out of view, and the doorbell beside it
 */
export function PageBody({
  page,
  parts,
  side = <QuoteAside page={page} />,
  children,
}: {
  page: PageData;
  parts: (Part | typeof WORDS | false)[];
  side?: ReactNode;
  children?: ReactNode;
}) {
  const shown = parts
    .filter((part) => part !== false)
    .filter((part) => part !== WORDS || page.html !== '');
  const headings = shown.flatMap((part) =>
    part === WORDS ? page.headings : [{ id: part.id, text: part.title }],
  );
  // Titles of what is folded are a list of contents themselves.
  const isCompact = shown.some((part) => (part === WORDS ? page.isCompact : part.folded));
  // Where more follows below the form, folded parts do, too: beside nothing they would leave a third of the width empty.
  const isBelow = (part: Part | typeof WORDS) =>
    children !== undefined && part !== WORDS && Boolean(part.folded);
  const open = shown.filter((part) => !isBelow(part));
  const wideAt = open.findIndex((part) => part !== WORDS && part.wide);
  const before = wideAt < 0 ? open : open.slice(0, wideAt);
  const wide = open[wideAt];
  const after = [...(wide ? open.slice(wideAt + 1) : []), ...shown.filter(isBelow)];
  if (shown.length === 0 && !side && !children) return null;
  return (
    <>
      <div className={`wrap page-body${side ? '' : ' page-body-alone'}`}>
        <div className="page-parts">
          {!isCompact && <PageContents headings={headings} />}
          {before.map((part) => (
            <PagePart key={part === WORDS ? WORDS : part.id} part={part} page={page} />
          ))}
        </div>
        {side}
      </div>
      {(after.length > 0 || wide || children) && (
        <div className="below-form">
          {(after.length > 0 || wide) && (
            <div className="wrap page-body-wide">
              {wide && (
                <div className="page-parts">
                  <PagePart part={wide} page={page} />
                </div>
              )}
              <div className="page-parts page-parts-after">
                {after.map((part) => (
                  <PagePart key={part === WORDS ? WORDS : part.id} part={part} page={page} />
                ))}
              </div>
            </div>
          )}
          {children}
        </div>
      )}
    </>
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
