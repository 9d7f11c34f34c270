import './assurances.css';
import { useSite } from '../../lib/site-data.ts';

/**
 * Why one may call without worry, in one line under a call button: `in_short` and its like of the promises in site.yaml. Nothing
 * where the company has none.
 * @param reservice whether a free re-service goes with what the page is about. Default true
 */
export function Assurances({ reservice = true }: { reservice?: boolean }) {
  const { hours, promises } = useSite().site;
  const { in_short, in_short_reservice, in_short_night } = promises;
  const said = [
    in_short,
    reservice && in_short_reservice,
    hours.emergency_24_7 && in_short_night,
  ].filter(Boolean);
  return said.length > 0 && <p className="assurances">{said.join(' ')}</p>;
}
