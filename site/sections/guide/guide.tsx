import './guide.css';
import '../../layout/page-body/prose.css';
import * as m from '#messages';
import type { PageData } from '../../../publisher/page-data/page-data.ts';
import { PageParts, type PartList, shownParts } from '../../layout/page-body/page-body.tsx';
import { PageContents } from '../../layout/page-body/page-contents.tsx';
import { Bylines } from '../page-hero/page-hero.tsx';
import { RelatedLine, Sources, Updated } from './source-list.tsx';

/**
 * The reference part of a service or a pest page: collapsed, with a table of contents. A link to one of its anchors, find in page
 * and print open it. Below it the pages to read next, and when the page last changed.
 */
export function Guide({ page, parts }: { page: PageData; parts: PartList }) {
  const { shown, headings } = shownParts(page, parts);
  const sources = { id: 'source-list', text: m.guide_where_these_facts_come_from() };
  const hasSources = page.sources.length > 0;
  return (
    <section className="guide band" aria-labelledby="guide">
      <div className="wrap">
        <details className="fold">
          <summary>
            <h2 id="guide">{m.guide_the_whole_guide()}</h2>
          </summary>
          <div className="split">
            <div className="guide-parts">
              <PageParts page={page} shown={shown} heading="h3" />
              {hasSources && (
                <section className="source-list" aria-labelledby={sources.id}>
                  <h3 id={sources.id}>{sources.text}</h3>
                  <Sources sources={page.sources} />
                </section>
              )}
            </div>
            <PageContents headings={hasSources ? [...headings, sources] : headings} />
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
