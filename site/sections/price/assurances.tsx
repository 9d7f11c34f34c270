import './assurances.css';
import { useSite } from '../../lib/use-site.ts';

/**
 * Why one may call without worry, in one line under a call button or a price, as far as the settings say so. Nothing where they don't.
 * @param reservice whether a free re-service goes with what the page is about. Default true
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
