import './header.css';
import * as m from '#messages';
import { TerritoryPhone } from '../../territory/phone/phone.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { bars, close, phone } from '../../ui/icon/icon-shapes.ts';
import { Logo } from '../../ui/logo/logo.tsx';
import { Tooltip } from '../../ui/tooltip/tooltip.tsx';
import { TerritoryControl } from '../territory-control/territory-control.tsx';
import { MENU_ID, SiteMenu } from './site-menu.tsx';

/**
 * Logo, menus, call button and whose number it shows, on every page (spec §2). Sticky. On a small screen the
 * territory is in the menu.
 */
export function Header() {
  return (
    <header className="site-header">
      <div className="wrap header-bar">
        <Logo />
        <SiteMenu />
        <div className="header-call">
          <TerritoryPhone className="button small call-button">
            {(number) => (
              <>
                <Icon shape={phone} />
                <span>
                  <span className="visually-hidden">{m.common_call()} </span>
                  {number}
                </span>
              </>
            )}
          </TerritoryPhone>
          <TerritoryControl className="header-territory" />
        </div>
        <Tooltip text={m.header_menu()}>
          <button
            type="button"
            className="icon-button menu-toggle"
            popoverTarget={MENU_ID}
            aria-label={m.header_menu()}
          >
            <Icon shape={bars} />
            <Icon shape={close} />
          </button>
        </Tooltip>
      </div>
    </header>
  );
}
