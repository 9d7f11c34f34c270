import * as m from '#messages';
import './search-page.css';
import type { NavigationItem } from '../../content-loader/navigation.ts';
import { SiteSearch } from '../widgets/site-search/site-search.tsx';

const TITLES: Record<string, string> = {
  Pest: 'Pests',
  Service: 'Services',
  Place: 'Places',
  Article: 'Articles',
  About: m.search_about_us_and_everything_else(),
};

/** The site search, over a list of every page that needs no script. */
export function SearchPage({ groups }: { groups: { kind: string; items: NavigationItem[] }[] }) {
  return (
    <div className="search-page">
      <div className="search-page-top">
        <div className="wrap">
          <h1>{m.search_find_a_page()}</h1>
          <SiteSearch />
        </div>
      </div>
      <div className="wrap search-page-all">
        {groups.map(({ kind, items }) => (
          <section key={kind} aria-labelledby={`all-${kind}`}>
            <h2 id={`all-${kind}`}>{TITLES[kind]}</h2>
            <ul>
              {items.map(({ name, href }) => (
                <li key={href}>
                  <a href={href}>{name}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
