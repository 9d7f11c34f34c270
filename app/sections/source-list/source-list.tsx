import { foreignLanguage, pageLocale } from '../../../domain/language/language.ts';
import './source-list.css';
import * as m from '#messages';
import type { PageData } from '../../../content-loader/page-data.ts';
import { useSite } from '../../lib/site-data.ts';
import { Message } from '../../ui/message.tsx';

/**
 * Where the facts of a page come from, by the numbers in its text, how they were checked, and when it last changed. The list is
 * folded: a number in the text opens it, as do the browser's search and print.
 */
export function SourceList({ page }: { page: Pick<PageData, 'sources' | 'matter'> }) {
  const { sources, matter } = page;
  const { writing } = useSite().navigation;
  const numbered = sources.filter(({ number }) => number !== null);
  const others = sources.filter(({ number }) => number === null);
  return (
    <section className="wrap source-list" aria-labelledby="source-list">
      {sources.length === 0 ? (
        <h2 id="source-list">{m.source_this_page()}</h2>
      ) : (
        <details className="fold">
          <summary>
            <h2 id="source-list">{m.source_where_these_facts_come_from()}</h2>
          </summary>
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
        </details>
      )}
      <p>
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
      </p>
    </section>
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
