import { foreignLanguage, pageLocale } from '../../../domain/language/language.ts';
import './source-list.css';
import * as m from '#messages';
import type { Card, PageData } from '../../../publisher/page-data/page-data.ts';
import { useSite } from '../../lib/use-site.ts';
import { Message } from '../../ui/message.tsx';

/**
 * The end of a page: what to read next, its sources, and when it last changed. The collapsed list of sources opens
 * when a visitor follows a number in the text, finds text in it, or prints.
 */
export function SourceList({ page }: { page: Pick<PageData, 'sources' | 'matter' | 'related'> }) {
  return (
    <div className="wrap source-list">
      <RelatedLine cards={page.related} />
      {page.sources.length > 0 && (
        <details className="fold">
          <summary>{m.guide_where_these_facts_come_from()}</summary>
          <Sources sources={page.sources} />
        </details>
      )}
      <p>
        <Updated page={page} />
      </p>
    </div>
  );
}

/** Pages to read next, in one line. */
export function RelatedLine({ cards }: { cards: Card[] }) {
  if (cards.length === 0) return null;
  return (
    <nav className="links related-line" aria-label={m.guide_read_next()}>
      <span aria-hidden="true">{m.guide_read_next()}</span>
      <ul className="links">
        {cards.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Sources({ sources }: Pick<PageData, 'sources'>) {
  const numbered = sources.filter(({ number }) => number !== null);
  const others = sources.filter(({ number }) => number === null);
  return (
    <>
      {numbered.length > 0 && (
        <ol>
          {numbered.map((source) => (
            <li key={source.url} id={`source-${source.number}`}>
              <Listed {...source} />
            </li>
          ))}
        </ol>
      )}
      {others.length > 0 && (
        <ul>
          {others.map((source) => (
            <li key={source.url}>
              <Listed {...source} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Links to how pages are written and checked, and gives the date of the last change. */
export function Updated({ page: { matter } }: { page: Pick<PageData, 'matter'> }) {
  const { writing } = useSite().navigation;
  return (
    <>
      {writing && (
        <>
          <a href={writing.href}>{writing.name}</a>
          {'. '}
        </>
      )}
      <Message
        text={m.source_page_updated({ date: longDate(matter.updated) })}
        parts={{ date: (words) => <time dateTime={matter.updated}>{words}</time> }}
      />
    </>
  );
}

function Listed({ title, url, checked }: PageData['sources'][number]) {
  return (
    <>
      {/* Titles of sources are English on Spanish pages, too. */}
      <a href={url} rel="nofollow noopener" lang={foreignLanguage('en')}>
        {title}
      </a>
      {checked && (
        <small>
          {' '}
          {m.source_checked()} <time dateTime={checked}>{longDate(checked)}</time>
        </small>
      )}
    </>
  );
}

/** `2026-11-21` as `November 21, 2026` in the page's language. */
export function longDate(date: string): string {
  const locale = pageLocale();
  const format =
    formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(locale, format);
  return format.format(new Date(`${date}T12:00:00Z`));
}

/** Cached by locale: creating one takes as long as rendering a small page. */
const formats = new Map<string, Intl.DateTimeFormat>();
