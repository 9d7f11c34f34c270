import './page-body.css';
import './prose.css';
import { Fragment, type ReactNode } from 'react';
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
}

/** The place of the page's Markdown among the parts. */
export const WORDS = 'words';

/** Parts in their order; false = left out. */
export type PartList = (Part | typeof WORDS | false)[];

/** The parts that have content, and their headings for a table of contents. */
export function shownParts(page: PageData, parts: PartList) {
  const shown = parts
    .filter((part) => part !== false)
    .filter((part) => part !== WORDS || page.html !== '' || page.photos.length > 0);
  const headings = shown.flatMap((part) =>
    part === WORDS ? page.headings : [{ id: part.id, text: part.title }],
  );
  return { shown, headings };
}

/** The body of a content page: contents, the parts in their order, and the quote form or `side` beside them. */
export function PageBody({
  page,
  parts,
  side = <QuoteAside page={page} />,
}: {
  page: PageData;
  parts: PartList;
  side?: ReactNode;
}) {
  const { shown, headings } = shownParts(page, parts);
  if (shown.length === 0 && !side) return null;
  return (
    <div className={`wrap band ${side ? 'split' : 'page-body-alone'}`}>
      <div className="page-parts">
        {!page.isCompact && <PageContents headings={headings} />}
        <PageParts page={page} shown={shown} />
      </div>
      {side}
    </div>
  );
}

export function PageParts({
  page,
  shown,
  heading: Heading = 'h2',
}: {
  page: PageData;
  shown: Exclude<PartList[number], false>[];
  heading?: 'h2' | 'h3';
}) {
  return shown.map((part) =>
    part === WORDS ? (
      <Fragment key={WORDS}>
        <PagePhotos photos={page.photos} />
        <BuiltHtml className="prose" html={page.html} />
      </Fragment>
    ) : (
      <section key={part.id} aria-labelledby={part.id}>
        <Heading id={part.id}>{part.title}</Heading>
        {part.body}
      </section>
    ),
  );
}
