import './offline.css';
import { headOf } from '../../content-loader/page-data.ts';
import { routeMeta } from '../lib/meta/page-meta.ts';
import { useSite } from '../lib/site-data.ts';
import { telephoneLink } from '../ui/territory-phone/territory-phone.tsx';

export function loader() {
  return {
    head: headOf({
      url: '/offline',
      title: 'No connection | {brand}',
      description: 'Your device has no connection. Here are our phone numbers and the quote form.',
      indexed: false,
    }),
  };
}

export const meta = routeMeta();

/**
 * What the service worker shows for a page this device has not kept: every phone number, the quote form, and the way
 * back to the page that was asked for (`?from=`) as soon as there is a connection (attach-offline-page.ts).
 */
export default function Offline() {
  const { site } = useSite();
  return (
    <div className="offline-page">
      <div className="wrap">
        <h1>No connection, but the phone works.</h1>
        <p>
          This page is not on your device yet. Pages you have read before still open. So does the
          quote form, and what you write there goes out by itself once you are connected.
        </p>
        <img
          className="offline-house"
          src="/art/corner-house.svg"
          alt=""
          width="360"
          height="229"
          loading="lazy"
        />
        <ul className="offline-phones">
          {Object.entries(site.territories).map(([territory, { label, phone }]) => (
            <li key={territory}>
              <span>{label}</span>
              <a className="button large" href={telephoneLink(phone)}>
                Call {phone}
              </a>
            </li>
          ))}
        </ul>
        <p>{site.hours.label}</p>
        <p className="offline-ways">
          <a className="text-link" href="/quote">
            Open the quote form
          </a>
          <a className="text-link offline-retry" href="/">
            Try the page again
          </a>
        </p>
      </div>
    </div>
  );
}
