import * as m from '#messages';
import { localPath, splitLanguage } from '../../../domain/language/language.ts';
import { useSite } from '../../lib/use-site.ts';

export const TERRITORY_PANEL_ID = 'territory-panel';

export const isOnePlace = (territories: object, checksZips: boolean): boolean =>
  Object.keys(territories).length === 1 && !checksZips;

/**
 * Lets the visitor choose an area or type a ZIP code. The choice is stored and overrides detection. A popover, so it
 * opens before scripts run; attach-territory-panel.ts does the rest. Without scripts its buttons lead to the list of
 * areas.
 */
export function TerritoryPanel() {
  const { areas, checksZips, navigation, site } = useSite();
  if (isOnePlace(site.territories, checksZips)) return null;
  const hasAreasPage = navigation.footer.some(({ items }) =>
    items.some(({ href }) => splitLanguage(href).path === '/service-areas'),
  );
  const listOfAreas = hasAreasPage ? '/service-areas' : localPath('/quote');
  return (
    <>
      <span className="visually-hidden" role="status" id="territory-news" />
      <div
        id={TERRITORY_PANEL_ID}
        className="overlay territory-panel"
        popover="auto"
        role="dialog"
        aria-labelledby="territory-title"
      >
        <div className="territory-panel-head">
          <h2 id="territory-title">{m.territory_control_where_is_your_home()}</h2>
          <button
            type="button"
            className="icon-button"
            popoverTarget={TERRITORY_PANEL_ID}
            popoverTargetAction="hide"
            aria-label={m.common_close()}
          >
            ×
          </button>
        </div>
        <p>{m.territory_control_you_get_the_phone_number_and_the()}</p>
        <form className="territory-choice" action={listOfAreas}>
          <ul className="columns territory-areas">
            {areas.map(({ id, label, short_label, territory }) => (
              <li key={id}>
                <button
                  type="submit"
                  name="area"
                  value={short_label}
                  data-territory-of={territory}
                  aria-pressed="false"
                >
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </form>
        <form className="territory-zip" action={listOfAreas}>
          <label htmlFor="territory-zip">{m.territory_control_or_type_your_zip_code()}</label>
          <div>
            <input
              id="territory-zip"
              name="zip"
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={10}
              aria-describedby="territory-problem"
            />
            <button type="submit" className="button small">
              {m.territory_control_use_this_zip()}
            </button>
          </div>
          <p id="territory-problem" className="territory-problem" role="alert" />
        </form>
      </div>
    </>
  );
}
