import { foreignLanguage, pageLocale } from '../../../domain/language/language.ts';
import './source-list.css';
import * as m from '#messages';
import type { Card, PageData } from '../../../publisher/page-data/page-data.ts';
import { useSite } from '../../lib/use-site.ts';
import { Message } from '../../ui/message.tsx';

/**
 * The end of a page: what to read next, where its facts come from by the numbers in its text, and when it last changed. The list of
 * sources is folded: a number in the text opens it, as do the browser's search and print.
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

/** How its facts were checked, and when it last changed. */
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
      {/* Sources are data, and in English. */}
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

/** `2026-11-21` as `November 21, 2026`, in the same words wherever it is built. */
export function longDate(date: string): string {
  const locale = pageLocale();
  const format =
    formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(locale, format);
  return format.format(new Date(`${date}T12:00:00Z`));
}

/** By locale: to make one takes as long as to render a small page. */
const formats = new Map<string, Intl.DateTimeFormat>();
