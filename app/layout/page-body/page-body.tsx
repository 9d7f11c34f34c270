import './page-body.css';
import { Fragment, type ReactNode } from 'react';
import type { PageData } from '../../../content-loader/page-data.ts';
import { QuoteAside } from '../../sections/quote-aside/quote-aside.tsx';
import { BuiltHtml } from '../../ui/built-html.tsx';
import { PageContents } from './page-contents.tsx';
import { PagePhotos } from './page-photos.tsx';

/** A titled part of a page; `id` is its anchor. */
export interface Part {
  id: string;
  title: string;
  body: ReactNode;
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
  const shown = parts.filter((part) => part !== false);
  const headings = shown.flatMap((part) =>
    part === WORDS ? page.headings : [{ id: part.id, text: part.title }],
  );
  return (
    <div className={`wrap page-body${side ? '' : ' page-body-alone'}`}>
      <div className="page-parts">
        <PageContents headings={headings} />
        {shown.map((part) =>
          part === WORDS ? (
            <Fragment key={WORDS}>
              <PagePhotos photos={page.photos} />
              <BuiltHtml className="prose" html={page.html} />
            </Fragment>
          ) : (
            <section key={part.id} aria-labelledby={part.id}>
              <h2 id={part.id}>{part.title}</h2>
              {part.body}
            </section>
          ),
        )}
      </div>
      {side}
    </div>
  );
}
