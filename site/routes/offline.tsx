import { localPath } from '../../domain/language/language.ts';
import './offline.css';
import * as m from '#messages';
import { hoursInWords } from '../../domain/hours/live-promise.ts';
import { telephoneLink } from '../../domain/territory/territory.ts';
import { headOf } from '../../publisher/page-data/page-data.ts';
import { routeMeta } from '../lib/meta/page-meta.ts';
import { useSite } from '../lib/use-site.ts';
import { PictureHead } from '../sections/page-hero/page-hero.tsx';

export function loader() {
  return {
    head: headOf({
      url: '/offline',
      title: `${m.common_no_connection()} | {brand}`,
      description: m.offline_your_device_has_no_connection_here(),
      indexed: false,
    }),
  };
}

export const meta = routeMeta();

/**
 * What the service worker shows for a page that isn't stored: all phone numbers, the quote form, and a way back to
 * the requested page (`?from=`, attach-offline-page.ts).
 */
export default function Offline() {
  const { site } = useSite();
  const phones = Object.entries(site.territories).filter(([, { phone }]) => phone);
  return (
    <div className="offline-page">
      <PictureHead picture="home-lot">
        <h1>
          {phones.length > 0
            ? m.offline_no_connection_but_the_phone_works()
            : m.common_no_connection()}
        </h1>
        <p className="lead page-summary">{m.offline_this_page_is_not_on_your_device()}</p>
      </PictureHead>
      <div className="wrap band offline-ways-on">
        <ul className="columns">
          {phones.map(([territory, { label, phone }]) => (
            <li key={territory} className="sheet">
              <span>{label}</span>
              <a className="button large" href={telephoneLink(phone)}>
                {m.common_call_number({ number: phone })}
              </a>
            </li>
          ))}
        </ul>
        <p>{hoursInWords(site.hours)}</p>
        <p className="links">
          <a className="text-link" href={localPath('/quote')}>
            {m.offline_open_the_quote_form()}
          </a>
          <a className="text-link offline-retry" href={localPath('/')}>
            {m.offline_try_the_page_again()}
          </a>
        </p>
      </div>
    </div>
  );
}
