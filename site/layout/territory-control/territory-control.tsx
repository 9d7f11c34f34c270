import './territory-control.css';
import * as m from '#messages';
import { useSite } from '../../lib/use-site.ts';
import { isOnePlace, TERRITORY_PANEL_ID } from './territory-panel.tsx';

/**
 * "Serving Richmond · change": names the territory whose number and form the page shows, and opens TerritoryPanel,
 * which the page needs once. Renders nothing for a company with one number and no ZIP codes.
 */
export function TerritoryControl({ className = '' }: { className?: string }) {
  const { checksZips, site } = useSite();
  const { territories } = site;
  if (isOnePlace(territories, checksZips)) return null;
  return (
    <button
      type="button"
      className={`territory-control ${className}`.trim()}
      popoverTarget={TERRITORY_PANEL_ID}
    >
      <span className="territory-served">
        <span className="territory-serving">{m.territory_control_serving()} </span>
        <b className="area-name">
          {Object.entries(territories).map(([territory, { label }]) => (
            <span key={territory} data-for-territory={territory}>
              {label}
            </span>
          ))}
        </b>
      </span>{' '}
      <span aria-hidden="true">·</span> <u>{m.territory_control_change()}</u>
    </button>
  );
}
