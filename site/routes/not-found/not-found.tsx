import { localPath } from '../../../domain/language/language.ts';
import './not-found.css';
import * as m from '#messages';
import { hasPhone } from '../../../domain/territory/territory.ts';
import { CallButton } from '../../layout/contact-bar/call-button.tsx';
import { pageMeta } from '../../lib/meta/page-meta.ts';
import { useSite } from '../../lib/site-data.ts';
import { Scene } from '../../ui/scene.tsx';
import { SearchForm } from '../../widgets/site-search/search-form.tsx';
import { frequentPages, linkedPages } from './suggest-pages.ts';

export const meta = () => pageMeta(undefined);

/**
 * Any path not listed in routes.ts. Prerendered as /404 and served, with status 404, for unknown paths. One file serves
 * them all, so what the visitor may have meant is worked out in the browser (suggest-known-pages.ts); without JavaScript
 * the frequent pages stand there.
 */
export default function NotFound() {
  const { navigation, site } = useSite();
  return (
    <section className="not-found" data-pages={JSON.stringify(linkedPages(navigation))}>
      <div className="wrap">
        <h1>{m.not_found_this_page_has_flown()}</h1>
        <p>{m.not_found_there_is_nothing_at_this_address()}</p>
        <h2>{m.not_found_try_one_of_these()}</h2>
        <ul className="not-found-pages">
          {[{ name: m.common_home(), href: localPath('/') }, ...frequentPages(navigation)].map(
            ({ name, href }) => (
              <li key={href}>
                <a className="text-link" href={href}>
                  {name}
                </a>
              </li>
            ),
          )}
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
