import './assurances.css';
import { useSite } from '../../lib/use-site.ts';

/**
 * One line of reassurance under a call button or a price, as far as the settings have it.
 * @param reservice whether a free re-service belongs to the page's service. Default true
 */
export function Assurances({ reservice = true }: { reservice?: boolean }) {
  const { claims, hours, promises } = useSite().site;
  const said = [
    promises.in_short,
    reservice && claims.free_reservice && `${claims.free_reservice}.`,
    hours.emergency_24_7 && promises.in_short_night,
  ].filter(Boolean);
  return said.length > 0 && <p className="assurances">{said.join(' ')}</p>;
}
