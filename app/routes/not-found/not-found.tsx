import './not-found.css';
import { pageMeta } from '../../lib/meta/page-meta.ts';
import { useSite } from '../../lib/site-data.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { phone } from '../../ui/icon/icon-shapes.ts';
import { TerritoryPhone } from '../../ui/territory-phone/territory-phone.tsx';
import { SearchForm } from '../../widgets/site-search/search-form.tsx';
import { frequentPages } from './suggest-pages.ts';

export const meta = () => pageMeta(undefined);

/**
 * Any path not listed in routes.ts. Prerendered as /404 and served, with status 404, for unknown paths. One file serves
 * them all, so what the visitor may have meant is worked out in the browser (suggest-known-pages.ts); without JavaScript
 * the frequent pages stand there.
 */
export default function NotFound() {
  const { navigation } = useSite();
  return (
    <section className="not-found">
      <div className="wrap">
        <h1>This page has flown</h1>
        <p>There is nothing at this address. It may have moved, or the link may have a typo.</p>
        <h2>Try one of these</h2>
        <ul className="not-found-pages">
          {[{ name: 'Home', href: '/' }, ...frequentPages(navigation)].map(({ name, href }) => (
            <li key={href}>
              <a className="text-link" href={href}>
                {name}
              </a>
            </li>
          ))}
        </ul>
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
