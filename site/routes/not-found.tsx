import { localPath } from '../../domain/language/language.ts';
import './not-found.css';
import * as m from '#messages';
import { hasPhone } from '../../domain/territory/territory.ts';
import { CallButton } from '../layout/contact-bar/call-button.tsx';
import { pageMeta } from '../lib/meta/page-meta.ts';
import { useSite } from '../lib/use-site.ts';
import { Scene } from '../ui/scene.tsx';
import { SearchForm } from '../widgets/search-form/search-form.tsx';

export const meta = () => pageMeta(undefined);

/** Rendered as /404 and served with status 404 for paths that are not in routes.ts. */
export default function NotFound() {
  const { navigation, site } = useSite();
  const { main, footer } = navigation;
  // The main pages, and the first of each footer column.
  const frequent = [
    { name: m.common_home(), href: localPath('/') },
    ...footer.flatMap(({ items }) => items.slice(0, 1)),
    ...main,
  ];
  const pages = [...new Map(frequent.map((item) => [item.href, item])).values()];
  return (
    <section className="not-found">
      <div className="wrap">
        <h1>{m.not_found_this_page_has_flown()}</h1>
        <p>{m.not_found_there_is_nothing_at_this_address()}</p>
        <h2>{m.not_found_try_one_of_these()}</h2>
        <ul className="not-found-pages">
          {pages.map(({ name, href }) => (
            <li key={href}>
              <a className="text-link" href={href}>
                {name}
              </a>
            </li>
          ))}
        </ul>
        <SearchForm label={m.not_found_or_search_the_site()} />
        {hasPhone(site.territories) && (
          <>
            <p>{m.not_found_or_ask_us()}</p>
            <CallButton />
          </>
        )}
        <Scene className="not-found-art" drawing="not-found" box={[0, 0, 600, 430]} />
      </div>
    </section>
  );
}
