import './content-page.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Card, PageData } from '../../../content-loader/page-data.ts';
import { useSite } from '../../site/site-data.ts';
import { Icon } from '../icon/icon.tsx';
import { phone } from '../icon/icon-shapes.ts';
import { TerritoryPhone } from '../territory-phone/territory-phone.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

/**
 * The frame of every content page: breadcrumbs, heading and summary, the page's own sections, questions, related
 * pages, sources and the call band.
 * @param plate drawn beside the heading
 * @param kicker one line under the heading
 */
export function ContentPage({
  page,
  plate,
  kicker,
  children,
}: {
  page: PageData;
  plate?: ReactNode;
  kicker?: ReactNode;
  children: ReactNode;
}) {
  const { matter } = page;
  return (
    <article className="content-page">
      <header className={`page-hero${plate ? ' page-hero-plated' : ''}`}>
        <div className="wrap">
          <div className="page-hero-words">
            <Breadcrumbs items={page.breadcrumbs} />
            <h1>{matter.h1}</h1>
            {kicker && <p className="page-kicker">{kicker}</p>}
            <p className="page-summary">{matter.summary}</p>
            <p className="page-calls">
              <TerritoryPhone className="button large">
                {(number) => (
                  <>
                    <Icon shape={phone} />
                    <span>Call {number}</span>
                  </>
                )}
              </TerritoryPhone>
              <Link className="text-link" to="/quote">
                Get a free quote
              </Link>
            </p>
          </div>
          {plate}
        </div>
      </header>
      <div className="wrap page-body">{children}</div>
      {matter.faqs.length > 0 && (
        <section className="wrap page-questions" aria-labelledby="questions">
          <h2 id="questions">Questions people ask</h2>
          {matter.faqs.map(({ q, a }) => (
            <details key={q}>
              <summary>{q}</summary>
              <p>{a}</p>
            </details>
          ))}
        </section>
      )}
      <Cards title="Read next" cards={page.related} />
      <Sources page={page} />
      <CallBand />
    </article>
  );
}

/** Pages as cards; nothing when there are none. */
export function Cards({ title, cards }: { title: string; cards: Card[] }) {
  if (!cards.length) return null;
  return (
    <section className="page-cards">
      <div className="wrap">
        <h2>{title}</h2>
        <ul className="card-list">
          {cards.map(({ name, href, text }) => (
            <li key={href}>
              <Link to={href}>{name}</Link>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Sources({ page }: { page: PageData }) {
  const shown = page.matter.sources.filter((source) => source.shown);
  return (
    <section className="wrap page-sources">
      {shown.length > 0 && (
        <details>
          <summary>Sources</summary>
          <ul>
            {shown.map(({ title, url }) => (
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
        Updated <time dateTime={page.matter.updated}>{longDate(page.matter.updated)}</time>
      </p>
    </section>
  );
}

/** `2026-11-21` as `November 21, 2026`, in the same words wherever it is built. */
function longDate(date: string): string {
  return new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}

function CallBand() {
  const { claims } = useSite().site;
  return (
    <section className="page-band on-dark">
      <div className="wrap">
        <h2>Talk to a person</h2>
        <TerritoryPhone className="page-band-phone" />
        <p>
          {claims.next_day}. {claims.response_promise} {claims.response_sooner}
        </p>
      </div>
    </section>
  );
}
