import './search.css';
import * as m from '#messages';
import { capitalized } from '../../domain/language/capitalized.ts';
import { hasPhone } from '../../domain/territory/territory.ts';
import { headOf } from '../../publisher/page-data/page-data.ts';
import { loadSearchEntries, SEARCH_KINDS } from '../../publisher/page-data/search-entries.ts';
import { loadSite } from '../../publisher/read/load.ts';
import { routeMeta } from '../lib/meta/page-meta.ts';
import { useSite } from '../lib/use-site.ts';
import { PictureHead } from '../sections/page-hero/page-hero.tsx';
import { TerritoryPhone } from '../territory/phone/phone.tsx';
import { SearchForm } from '../widgets/search-form/search-form.tsx';
import type { Route } from './+types/search.ts';

export function loader() {
  const entries = loadSearchEntries();
  const hasPests = entries.some(({ kind }) => kind === 'Pest');
  const { one } = loadSite().trade;
  return {
    head: headOf({
      url: '/search',
      title: `${m.common_search()} | {brand}`,
      description: hasPests
        ? m.search_find_on_this_site({ one })
        : m.search_find_a_service_or_a_town(),
      indexed: false,
    }),
    hasPests,
    hint: hasPests
      ? capitalized(m.search_by_any_of_its_names({ one }))
      : m.search_a_service_or_a_town(),
    groups: SEARCH_KINDS.filter((kind) => entries.some((entry) => entry.kind === kind)).map(
      (kind) => ({
        kind,
        items: entries
          .filter((entry) => entry.kind === kind)
          .map(({ name, href, language }) => ({ name, href, language }))
          .sort((a, b) => a.name.localeCompare(b.name)),
      }),
    ),
  };
}

export const meta = routeMeta();

const TITLES: Record<string, () => string> = {
  Pest: m.search_pests,
  Service: m.common_services,
  Place: m.search_places,
  Article: m.search_articles,
  About: m.search_about_us_and_everything_else,
};

/** Site search, answered by the server, above a list of all pages. */
export default function Search({ loaderData: { groups, hint, hasPests } }: Route.ComponentProps) {
  const isCalled = hasPhone(useSite().site.territories);
  return (
    <div className="search-page">
      <PictureHead picture={hasPests ? 'cards' : 'home-lot'}>
        <h1>{m.search_find_a_page()}</h1>
        <SearchForm label={m.site_search_what_are_you_looking_for()} autoFocus />
        <p className="search-hint">{hint}</p>
        {/* The server fills it (server/pages/search-answer.ts). */}
        <div className="search-answered" />
      </PictureHead>
      <div className="wrap band search-page-all">
        {isCalled && (
          <p>
            {m.site_search_or_ask_us()}{' '}
            <TerritoryPhone className="button">
              {(phone) => m.common_call_number({ number: phone })}
            </TerritoryPhone>
          </p>
        )}
        {groups.map(({ kind, items }) => (
          <details key={kind} className="fold">
            <summary>
              <h2>{TITLES[kind]?.()}</h2>
            </summary>
            <ul className="rows">
              {items.map(({ name, href, language }) => (
                <li key={href}>
                  <a href={href} hrefLang={language}>
                    {name}
                  </a>
                  {language && ` ${m.common_in_english()}`}
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </div>
  );
}
