import { splitLanguage } from '../../../domain/language/language.ts';
import './services-panel.css';
import * as m from '#messages';
import type { PestMark } from '../../../domain/content/home-schema.ts';
import type { Site } from '../../../domain/content/site-schema.ts';
import { useSite } from '../../lib/use-site.ts';
import { PestIcon } from '../../ui/pest-icon.tsx';

/** Service Plans and Pest Treatments (spec §2), ways to identify a pest, and papers for a home sale. */
export function ServicesPanel() {
  const { site, navigation } = useSite();
  return (
    <div className="wrap services-panel">
      {navigation.services.map(({ title, items }) => (
        <div key={title}>
          <h2>{title}</h2>
          <ul className="menu-links">
            {items.map(({ name, href }) => {
              const mark = MARKS[slugOf(href)];
              const note = planNote(slugOf(href), site);
              return (
                <li key={href}>
                  <a href={href}>
                    {mark && <PestIcon pest={mark} className="menu-pest" />}
                    {name}
                    {note && <small>{note}</small>}
                  </a>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
      <div className="menu-help">
        {navigation.help.map(({ title, items }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul className="menu-links">
              {items.map(({ name, href }) => (
                <li key={href}>
                  <a href={href}>{name}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}

const slugOf = (href: string) => splitLanguage(href).path.slice('/services/'.length);

/** The icon beside a treatment, by slug. */
const MARKS: Record<string, PestMark> = {
  'ant-control': 'ant',
  'cockroach-control': 'cockroach',
  'bedbug-control': 'bed-bug',
  'spider-control': 'spider',
  'rodent-control': 'mouse',
  'wasp-control': 'wasp',
  'flea-tick-control': 'flea',
  'carpenter-bee-control': 'carpenter-bee',
};

/** The line under a plan: the name of its price and the price, or what it covers. */
function planNote(slug: string, { prices }: Site): string | null {
  const { protection_plan, termite_guard, outdoor_plan } = prices;
  const named = (price: Site['prices'][string] | undefined) =>
    price ? m.common_price_named(price) : null;
  switch (slug) {
    case 'pest-protection-plan':
      return named(protection_plan);
    case 'termite-control':
      return named(termite_guard);
    case 'mosquito-control':
      return named(outdoor_plan);
    case 'encapsulation-services':
      return m.header_encapsulation_vents_dehumidifiers();
    default:
      return null;
  }
}
