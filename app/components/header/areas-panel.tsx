import { settingsOf } from '../../../domain/territory/territory.ts';
import './areas-panel.css';
import { useSite } from '../../site/site-data.ts';
import { Icon } from '../icon/icon.tsx';
import { chevronDown } from '../icon/icon-shapes.ts';
import { telephoneLink } from '../territory-phone/territory-phone.tsx';
import { MenuLinks } from './menu-links.tsx';

/**
 * The four areas. On a wide screen they stand side by side; in the small menu each opens on its own, one at
 * a time (spec §4). An area without pages shows its name and phone.
 */
export function AreasPanel() {
  const { site, areas, navigation } = useSite();
  return (
    <div className="wrap areas-panel">
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
              <h2>{label}</h2>
              <a className="text-link" href={telephoneLink(phone)}>
                {phone}
              </a>
              <MenuLinks items={navigation.areas.find(({ area }) => area === id)?.items ?? []} />
            </div>
          </div>
        );
      })}
    </div>
  );
}
