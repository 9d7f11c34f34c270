import { localPath } from '../../../domain/language/language.ts';
import './site-search.css';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import * as m from '#messages';
import {
  kindName,
  openSearchIndex,
  type SearchHit,
  type SearchSite,
  searchNews,
  specimenCard,
} from '../../../domain/search/site-search.ts';
import { hasPhone } from '../../../domain/territory/territory.ts';
import { useSettings } from '../../lib/site-data.ts';
import { TerritoryPhone } from '../../territory/phone/phone.tsx';
import { BuiltHtml } from '../../ui/built-html.tsx';
import { island } from '../islands/island.tsx';
import { SearchForm } from './search-form.tsx';

/**
 * Filled by the server where scripts do not run, or not yet (server/pages/search-answer.ts). One element for good: drawn
 * again, it would be emptied.
 */
const SERVER_ANSWER = <BuiltHtml className="search-answered" html="" />;

/** The search field and, as it is typed into, the pages that answer. Arrow keys move along them. */
export function Search({ hint }: { hint: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [search, setSearch] = useState<SearchSite | 'unreachable' | null>(null);
  useEffect(() => {
    loadSiteSearch().then(
      (found) => setSearch(() => found),
      (error: unknown) => {
        console.warn('The search index could not be loaded.', error);
        setSearch('unreachable');
      },
    );
  }, []);
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    // What was asked for by another page, or typed before this ran.
    input.value ||= new URLSearchParams(location.search).get('q') ?? '';
    setQuery(input.value);
    input.focus();
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys only shorten the way that Tab goes
    <div className="site-search" onKeyDown={moveByArrow}>
      <SearchForm
        id="site-search"
        label={m.site_search_what_are_you_looking_for()}
        field={field}
        onQuery={setQuery}
      />
      <SearchAnswer query={query} search={search} hint={hint} />
      {search === null && SERVER_ANSWER}
    </div>
  );
}

export const SiteSearch = island('site-search', Search, { start: 'load' });

/**
 * What the search says to a query.
 * @param search null while it is being loaded
 * @param hint what can be found, for who has asked nothing yet
 */
function SearchAnswer({
  query,
  search,
  hint,
}: {
  query: string;
  search: SearchSite | 'unreachable' | null;
  hint: string;
}) {
  const asked = query.trim();
  const hits = typeof search === 'function' ? search(query) : [];
  const lost = search === 'unreachable' || (search !== null && asked !== '' && hits.length === 0);
  return (
    <>
      <p className="search-news" role="status">
        {newsOf(asked, search, hits, hint)}
      </p>
      {hits.length > 0 && <Hits hits={hits} />}
      {hasPhone(useSettings().territories) && (lost || hits.length > 0) && (
        <p className="search-call">
          {m.site_search_or_ask_us()}{' '}
          <TerritoryPhone className="button">
            {(phone) => m.common_call_number({ number: phone })}
          </TerritoryPhone>
        </p>
      )}
    </>
  );
}

function Hits({ hits }: { hits: SearchHit[] }) {
  return (
    <ol className="search-hits" aria-label={m.search_pages_found_label()}>
      {hits.map(({ href, name, kind, language, text, now, cost, specimen }) => (
        <li key={href}>
          {specimen && <img src={specimenCard(specimen)} alt="" width="72" height="72" />}
          <a href={href} hrefLang={language}>
            {name}
          </a>{' '}
          {language && <span>{m.common_in_english()} </span>}
          <span className="search-kind">{kindName(kind)}</span>
          {cost && <b> {cost}</b>}
          {now && (
            <p>
              <b>{m.common_right_now()}:</b> {now}
            </p>
          )}
          {text && <p>{text}</p>}
        </li>
      ))}
    </ol>
  );
}

function newsOf(
  query: string,
  search: SearchSite | 'unreachable' | null,
  hits: SearchHit[],
  hint: string,
): string {
  if (search === 'unreachable') return m.site_search_the_search_could_not_be_loaded();
  if (!query) return hint;
  if (!search) return m.site_search_one_moment();
  return searchNews(query, hits);
}

function moveByArrow(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, ol a')];
  const next = stops[stops.indexOf(event.target as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Asked for once per visit, and again after a failure. */
let opened: Promise<SearchSite> | undefined;

/** The search, with its index. Rejects when the index cannot be had. */
function loadSiteSearch(): Promise<SearchSite> {
  opened ??= fetchIndex().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function fetchIndex(): Promise<SearchSite> {
  const response = await fetch(localPath('/search-index.json'));
  if (!response.ok) throw new Error(`Status ${response.status}`);
  return openSearchIndex(await response.text());
}
