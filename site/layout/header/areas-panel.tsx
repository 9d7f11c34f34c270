import './areas-panel.css';
import * as m from '#messages';
import { settingsOf, telephoneLink } from '../../../domain/territory/territory.ts';
import type { NavigationItem } from '../../../publisher/page-data/navigation.ts';
import { useSite } from '../../lib/use-site.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { chevronDown } from '../../ui/icon/icon-shapes.ts';

/**
 * The areas (spec §2). One is expanded at a time: on click, on Enter, and on wide screens on hover. An area without
 * pages shows its phone.
 */
export function AreasPanel() {
  const { site, areas, navigation } = useSite();
  const isInEnglish = navigation.areas.some(({ items }) => items.some(({ language }) => language));
  return (
    <div className="wrap areas-panel">
      {isInEnglish && <p className="areas-note">{m.header_these_pages_are_in_english()}</p>}
      {areas.map(({ id, label, territory }) => {
        const { phone } = settingsOf(site.territories, territory);
        return (
          <div key={id} className="area-group">
            <details name="area-group">
              <summary className="menu-item">
                {label}
                <Icon shape={chevronDown} />
              </summary>
            </details>
            <div className="area-places">
              {phone && (
                <a className="text-link" href={telephoneLink(phone)}>
                  {phone}
                </a>
              )}
              <MenuLinks items={navigation.areas.find(({ area }) => area === id)?.items ?? []} />
            </div>
          </div>
        );
      })}
    </div>
  );
}

function MenuLinks({ items }: { items: NavigationItem[] }) {
  return (
    <ul className="menu-links">
      {items.map(({ name, href, language }) => (
        <li key={href}>
          <a href={href} hrefLang={language}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
