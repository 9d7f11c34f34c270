import { useSite } from '../../lib/site-data.ts';

export const TERRITORY_PANEL_ID = 'territory-panel';

/**
 * Lets the visitor choose an area or type a ZIP code; their choice wins over detection and lasts. A popover, so that it
 * opens before scripts run; attach-territory-panel.ts does the rest. Without JavaScript its buttons lead to the list of areas.
 */
export function TerritoryPanel() {
  const { areas, navigation } = useSite();
  const hasAreasPage = navigation.footer.some(({ items }) =>
    items.some(({ href }) => href === '/service-areas'),
  );
  const listOfAreas = hasAreasPage ? '/service-areas' : '/quote';
  return (
    <>
      <span className="visually-hidden" role="status" id="territory-news" />
      <div
        id={TERRITORY_PANEL_ID}
        className="territory-panel"
        popover="auto"
        role="dialog"
        aria-labelledby="territory-title"
      >
        <div className="territory-panel-head">
          <h2 id="territory-title">Where is your home?</h2>
          <button
            type="button"
            popoverTarget={TERRITORY_PANEL_ID}
            popoverTargetAction="hide"
            aria-label="Close"
          >
            ×
          </button>
        </div>
        <p>You get the phone number and the quote form for your area.</p>
        <form className="territory-choice" action={listOfAreas}>
          <ul className="territory-areas">
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
          <label htmlFor="territory-zip">Or type your ZIP code</label>
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
              Use this ZIP
            </button>
          </div>
          <p id="territory-problem" className="territory-problem" role="alert" />
        </form>
      </div>
    </>
  );
}
