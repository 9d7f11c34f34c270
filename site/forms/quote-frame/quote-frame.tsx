import { useLocation } from 'react-router';
import * as m from '#messages';
import { choiceOfPage, pestInQuery } from '../../../domain/content/trade.ts';
import { localPath } from '../../../domain/language/language.ts';
import './quote-frame.css';
import { type Territory, territoryPath } from '../../../domain/territory/territory.ts';
import { useQuotePath } from '../../lib/quote-path.ts';
import { useSite } from '../../lib/use-site.ts';
import { usePageTerritory } from '../../territory/page-territory.ts';
import { TerritoryPhone } from '../../territory/phone/phone.tsx';

/**
 * The quote form of the visitor's territory, in a frame (spec §2, §7). The inline script sets the frame's URL and height
 * (site/scripts/territory-quote-frame.ts). If the form does not load, CSS shows the phone number and a link to the form as a page.
 * @param source tag sent with every lead, for example homepage-hero
 * @param lazy true for a form below the fold
 */
export function QuoteFrame({
  source,
  className = '',
  lazy = false,
}: {
  source: string;
  className?: string;
  lazy?: boolean;
}) {
  const { territories } = useSite().site;
  const territory = usePageTerritory(territories);
  // When pages are rendered, a path ends in a slash.
  const pathname = useLocation().pathname.replace(/(?<=.)\/$/, '');
  const urls = Object.fromEntries(
    Object.entries(territories).map(([territory, { quote_form }]) => [
      `data-${territory}`,
      withSource(quote_form, source),
    ]),
  );
  // Our own form reports that it is ready; a provider's only loads.
  const isOwn = Object.values(territories).every(({ quote_form }) => quote_form.startsWith('/'));

  return (
    <div className={`quote-frame ${isOwn ? 'quote-frame-own' : ''} ${className}`.trim()}>
      <iframe
        title={m.common_get_a_free_quote()}
        {...urls}
        data-source={source}
        loading={lazy ? 'lazy' : undefined}
      />
      <p className="quote-frame-loading">{m.quote_frame_loading_your_local_form()}</p>
      <div className="quote-frame-fallback">
        <p>{m.quote_frame_the_form_is_taking_its_time()}</p>
        <TerritoryPhone className="button wide">
          {(phone) => m.common_call_number({ number: phone })}
        </TerritoryPhone>
        <a className="text-link" href={useQuotePath()}>
          {m.quote_frame_open_the_form_as_a_page()}
        </a>
      </div>
      <noscript>
        <iframe
          title={m.common_get_a_free_quote()}
          src={
            isOwn && territory
              ? formWithoutScripts(territory, source, localPath(pathname))
              : urls[`data-${territory}`]
          }
        />
      </noscript>
    </div>
  );
}

/** The URL of our own form for visitors without scripts: source, page and pest are in its query. */
function formWithoutScripts(territory: Territory, source: string, page: string): string {
  const pest = choiceOfPage(page);
  const query = new URLSearchParams({ source, page, ...(pest && { pest: pestInQuery(pest) }) });
  return `${localPath(`/embed/quote-form/${territoryPath(territory)}`)}?${query}`;
}

function withSource(url: string, source: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}source=${encodeURIComponent(source)}`;
}
