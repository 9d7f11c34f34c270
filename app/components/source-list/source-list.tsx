import './source-list.css';
import type { PageMatter } from '../../../domain/content/page-schema.ts';

/** Where the facts of a page come from, and when it last changed. */
export function SourceList({ sources, updated }: Pick<PageMatter, 'sources' | 'updated'>) {
  return (
    <section className="wrap source-list" aria-label="Sources">
      {sources.length > 0 && (
        <details>
          <summary>Where these facts come from</summary>
          <ul>
            {sources.map(({ title, url }) => (
              <li key={url}>
                <a href={url} rel="nofollow noopener">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
      <p>
        Updated <time dateTime={updated}>{longDate(updated)}</time>
      </p>
    </section>
  );
}

/** `2026-11-21` as `November 21, 2026`, in the same words wherever it is built. */
export function longDate(date: string): string {
  return new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}
