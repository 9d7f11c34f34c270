import './assurances.css';
import { useSite } from '../../lib/site-data.ts';

/**
 * Why one may call without worry, in one line under a call button: `in_short` and its like of the promises in site.yaml, each
 * only while its own term or setting stands. Nothing where the company has none.
 * @param reservice whether a free re-service goes with what the page is about. Default true
 */
export function Assurances({ reservice = true }: { reservice?: boolean }) {
  const { claims, hours, promises } = useSite().site;
  const { in_short, in_short_plan, in_short_reservice, in_short_night, plan_term } = promises;
  const said = [
    in_short,
    plan_term && in_short_plan,
    reservice && claims.free_reservice && in_short_reservice,
    hours.emergency_24_7 && in_short_night,
  ].filter(Boolean);
  return said.length > 0 && <p className="assurances">{said.join(' ')}</p>;
}
