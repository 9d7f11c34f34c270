import { localPath, splitLanguage } from '../../../domain/language/language.ts';
import './site-menu.css';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import * as m from '#messages';
import { telephoneLink } from '../../../domain/territory/territory.ts';
import { useQuotePath } from '../../lib/quote-path.ts';
import { useSite } from '../../lib/use-site.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { chevronDown, magnifier, phone } from '../../ui/icon/icon-shapes.ts';
import { LanguageSwitch } from '../language-switch/language-switch.tsx';
import { TerritoryControl } from '../territory-control/territory-control.tsx';
import { AreasPanel } from './areas-panel.tsx';
import { ServicesPanel } from './services-panel.tsx';

export const MENU_ID = 'site-menu';

/**
 * One menu for both sizes: a row with dropdowns on wide screens, a popover on small ones. `<details>`, popover and
 * CSS open it without scripts; attach-menus.ts adds the rest.
 */
export function SiteMenu() {
  const { site, navigation } = useSite();
  const { pathname } = useLocation();
  /** True for the pages below `href`, too. */
  const currentAt = (href: string) =>
    `${pathname}/`.startsWith(`${splitLanguage(href).path}/`) ? ('page' as const) : undefined;
  return (
    <nav className="site-menu" id={MENU_ID} aria-label={m.common_main()} popover="auto">
      <Dropdown title={m.common_services()}>
        <ServicesPanel />
      </Dropdown>
      <Dropdown title={m.header_areas()}>
        <AreasPanel />
      </Dropdown>
      {navigation.main.map(({ name, href }) => (
        <a key={href} className="menu-item" href={href} aria-current={currentAt(href)}>
          {name}
        </a>
      ))}
      <a
        className="menu-item menu-search"
        href={localPath('/search')}
        aria-current={currentAt('/search')}
      >
        <span>{m.common_search()}</span>
        <Icon shape={magnifier} />
      </a>
      <LanguageSwitch className="menu-item" />
      <TerritoryControl className="menu-territory" />
      <MenuQuote number={site.territories.other.phone} />
    </nav>
  );
}

/** The call for a quote (spec §2) and a link to the form; the form alone if the company has no number. */
function MenuQuote({ number }: { number: string }) {
  return (
    <p className="menu-quote">
      {number && (
        <a className="button wide" href={telephoneLink(number)}>
          <Icon shape={phone} />
          <span>
            <span className="visually-hidden">{m.common_call()} </span>
            {m.header_get_free_quote_now()}
          </span>
        </a>
      )}
      <a className={number ? 'text-link' : 'button wide'} href={useQuotePath()}>
        {m.common_get_a_free_quote()}
      </a>
    </p>
  );
}

/**
 * The summary opens the panel after it. The panel is outside of `<details>`, so that CSS can show it on hover while
 * `<details>` is closed.
 */
function Dropdown({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="dropdown">
      <details name="menu">
        <summary className="menu-item">
          {title}
          <Icon shape={chevronDown} />
        </summary>
      </details>
      <div className="menu-panel">{children}</div>
    </div>
  );
}
