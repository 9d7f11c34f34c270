import './not-found.css';
import { useEffect, useState } from 'react';
import type { NavigationItem } from '../../../content-loader/navigation.ts';
import { useSite } from '../../site/site-data.ts';
import { Icon } from '../icon/icon.tsx';
import { phone } from '../icon/icon-shapes.ts';
import { SearchForm } from '../site-search/search-form.tsx';
import { TerritoryPhone } from '../territory-phone/territory-phone.tsx';
import { frequentPages, suggestPages } from './suggest-pages.ts';

/**
 * For any path without a page. One file serves them all, so what the visitor may have meant is worked out in
 * the browser; without JavaScript the frequent pages stand there.
 */
export function NotFound() {
  const { navigation } = useSite();
  const [suggestions, setSuggestions] = useState<NavigationItem[]>([]);
  useEffect(() => setSuggestions(suggestPages(location.pathname, navigation)), [navigation]);
  return (
    <section className="not-found">
      <div className="wrap">
        <h1>This page has flown</h1>
        <p>There is nothing at this address. It may have moved, or the link may have a typo.</p>
        {suggestions.length > 0 && <PageList title="Did you mean" pages={suggestions} />}
        <PageList
          title={suggestions.length > 0 ? 'Or one of these' : 'Try one of these'}
          pages={[{ name: 'Home', href: '/' }, ...frequentPages(navigation)].filter(
            ({ href }) => !suggestions.some((other) => other.href === href),
          )}
        />
        <SearchForm label="Or search the site" />
        <p>Or ask us. We can tell you where it went.</p>
        <TerritoryPhone className="button large">
          {(number) => (
            <>
              <Icon shape={phone} />
              Call {number}
            </>
          )}
        </TerritoryPhone>
        <img src="/art/flown.svg" alt="" width="600" height="430" loading="lazy" decoding="async" />
      </div>
    </section>
  );
}

function PageList({ title, pages }: { title: string; pages: NavigationItem[] }) {
  return (
    <>
      <h2>{title}</h2>
      <ul className="not-found-pages">
        {pages.map(({ name, href }) => (
          <li key={href}>
            <a className="text-link" href={href}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
