import './services-panel.css';
import { Link } from 'react-router';
import type { Site } from '../../../domain/content/site-schema.ts';
import { Wren } from '../../illustrations/wren.tsx';
import { useSite } from '../../site/site-data.ts';
import { TerritoryPhone } from '../territory-phone/territory-phone.tsx';
import { MenuLinks } from './menu-links.tsx';

/** Service Plans and Pest Treatments (spec §2). */
export function ServicesPanel() {
  const { site, navigation } = useSite();
  return (
    <div className="wrap services-panel">
      {navigation.services.map(({ title, items }, index) => (
        <div key={title}>
          <h2>{title}</h2>
          {index === 0 ? (
            <ul className="menu-links menu-plans">
              {items.map(({ name, href }) => (
                <li key={href}>
                  <Link to={href}>
                    {name}
                    <small>{planNote(href, site)}</small>
                  </Link>
                </li>
              ))}
            </ul>
          ) : (
            <MenuLinks items={items} />
          )}
        </div>
      ))}
      <aside className="menu-note">
        <Wren />
        <p>
          <b>Not sure what it is?</b> Tell us what you saw and where. We work out the rest.
        </p>
        <TerritoryPhone className="text-link" />
      </aside>
    </div>
  );
}

/** What stands under a plan: its name and price, from settings; what it covers when it has no price. */
function planNote(href: string, { prices }: Site): string {
  switch (href.slice('/services/'.length)) {
    case 'pest-protection-plan':
      return `Indoor and out, ${prices.protection_plan.label}`;
    case 'termite-control':
      return `${prices.termite_guard.name}, ${prices.termite_guard.label}`;
    case 'mosquito-control':
      return `${prices.outdoor_plan.name}, ${prices.outdoor_plan.label}`;
    case 'encapsulation-services':
      return 'Encapsulation, vents, dehumidifiers';
    default:
      return '';
  }
}
