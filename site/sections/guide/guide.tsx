import './guide.css';
import '../../layout/page-body/prose.css';
import type { ReactNode } from 'react';
import * as m from '#messages';
import type { PageData } from '../../../publisher/page-data/page-data.ts';
import { PageContents } from '../../layout/page-body/page-contents.tsx';
import { PagePhotos } from '../../layout/page-body/page-photos.tsx';
import { BuiltHtml } from '../../ui/built-html.tsx';
import { Bylines } from '../page-hero/page-hero.tsx';
import { RelatedLine, Sources, Updated } from './source-list.tsx';

/** A titled part of the guide; `id` is its anchor. */
interface GuidePart {
  id: string;
  title: string;
  body: ReactNode;
}

/** Where the Markdown stands among the parts. */
export const GUIDE_WORDS = 'words';

/**
 * What few need of a service or a pest, in one folded part with its contents beside it. A link to any of its anchors, the browser's search
 * and print open it. Below it the pages to read next, and when the page last changed.
 * @param parts parts, false for one that is left out, and GUIDE_WORDS where the Markdown stands
 */
export function Guide({
  page,
  parts,
}: {
  page: PageData;
  parts: (GuidePart | typeof GUIDE_WORDS | false)[];
}) {
  const shown = parts
    .filter((part) => part !== false)
    .filter((part) => part !== GUIDE_WORDS || page.html !== '' || page.photos.length > 0);
  const headings = [
    ...shown.flatMap((part) =>
      part === GUIDE_WORDS ? page.headings : [{ id: part.id, text: part.title }],
    ),
    ...(page.sources.length > 0
      ? [{ id: 'source-list', text: m.guide_where_these_facts_come_from() }]
      : []),
  ];
  return (
    <section className="guide band" aria-labelledby="guide">
      <div className="wrap">
        <details className="fold">
          <summary>
            <h2 id="guide">{m.guide_the_whole_guide()}</h2>
          </summary>
          <div className="split">
            <div className="guide-parts">
              {shown.map((part) =>
                part === GUIDE_WORDS ? (
                  <div key={GUIDE_WORDS}>
                    <PagePhotos photos={page.photos} />
                    <BuiltHtml className="prose" html={page.html} />
                  </div>
                ) : (
                  <section key={part.id} aria-labelledby={part.id}>
                    <h3 id={part.id}>{part.title}</h3>
                    {part.body}
                  </section>
                ),
              )}
              {page.sources.length > 0 && (
                <section className="source-list" aria-labelledby="source-list">
                  <h3 id="source-list">{m.guide_where_these_facts_come_from()}</h3>
                  <Sources sources={page.sources} />
                </section>
              )}
            </div>
            <PageContents headings={headings} />
          </div>
        </details>
        <div className="guide-end">
          <RelatedLine cards={page.related} />
          <p>
            <Bylines author={page.author} reviewer={page.reviewer} />
            <Updated page={page} />
          </p>
        </div>
      </div>
    </section>
  );
}
