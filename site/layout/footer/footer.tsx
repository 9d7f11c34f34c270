import './footer.css';
import * as m from '#messages';
import { NETWORKS, type Network, type Site } from '../../../domain/content/site-schema.ts';
import { Newsletter } from '../../forms/newsletter/newsletter.tsx';
import { useSite } from '../../lib/use-site.ts';
import { LicenseLines } from '../../sections/company/licenses.tsx';
import { PhoneLanguage, TerritoryPhone } from '../../territory/phone/phone.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import { Tooltip } from '../../ui/tooltip/tooltip.tsx';
import { LanguageSwitch } from '../language-switch/language-switch.tsx';
import { TerritoryControl } from '../territory-control/territory-control.tsx';
import grass from './grass.svg';
import networks from './networks.svg';
import soil from './soil.svg';

/** Networks with an icon in networks.svg; the others are shown by name. */
const ICONS: readonly Network[] = ['facebook', 'instagram', 'youtube'];

/** The soil under the house: newsletter, link columns, contact (spec §2). */
export function Footer() {
  const { site, navigation } = useSite();
  const { brand, contact, claims, social } = site;
  const legal = [navigation.privacy, navigation.terms].filter((item) => item !== null);
  return (
    <footer className="site-footer on-dark">
      <img className="footer-grass" src={grass} alt="" width="1600" height="90" loading="lazy" />
      <div className="footer-soil">
        <img className="footer-art" src={soil} alt="" width="1600" height="620" loading="lazy" />
        <div className="wrap">
          <div className="footer-grid">
            <div className="footer-brand">
              <Logo onDark />
              <p>
                {brand.serves}
                {claims.insured && (
                  <>
                    <br />
                    {claims.insured}
                  </>
                )}
              </p>
              <TerritoryPhone className="footer-phone" />
              <PhoneLanguage />
              <div className="links">
                <TerritoryControl />
                <LanguageSwitch />
              </div>
              {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
              {contact.postal_address && <address translate="no">{contact.postal_address}</address>}
              {social.length > 0 && <Social social={social} />}
            </div>
            <nav className="footer-columns" aria-label={m.footer()}>
              {navigation.footer.map(({ title, items }) => (
                <div key={title}>
                  <h2>{title}</h2>
                  {/* Collapsed on a phone. On wide screens footer.css shows the heading and always the links. */}
                  <details className="fold">
                    <summary>{title}</summary>
                    <ul className="footer-links">
                      {items.map(({ name, href }) => (
                        <li key={href}>
                          <a href={href}>{name}</a>
                        </li>
                      ))}
                    </ul>
                  </details>
                </div>
              ))}
            </nav>
            <div className="footer-news">
              <h2>{m.footer_newsletter()}</h2>
              <p>{site.consent.newsletter_notice}</p>
              <Newsletter />
            </div>
          </div>
          <ul className="links footer-legal">
            <li>{`© ${brand.name}`}</li>
            <LicenseLines />
            {legal.map(({ name, href }) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
            <li>
              <a href={`${navigation.privacy?.href ?? ''}#your-choices`}>
                {m.footer_privacy_choices()}
              </a>
            </li>
            <li>
              <a href="https://db-ip.com">{m.footer_ip_geolocation_by_db_ip()}</a>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}

function Social({ social }: Pick<Site, 'social'>) {
  return (
    <ul className="footer-social" translate="no">
      {social.map(({ network, url }) => (
        <li key={url}>
          {ICONS.includes(network) ? (
            <Tooltip text={NETWORKS[network]}>
              <a href={url} aria-label={NETWORKS[network]}>
                <NetworkIcon network={network} />
              </a>
            </Tooltip>
          ) : (
            <a className="footer-network" href={url}>
              {NETWORKS[network]}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** From a file, because every page has it and it isn't urgent. */
function NetworkIcon({ network }: { network: Network }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${networks}#${network}`} />
    </svg>
  );
}
