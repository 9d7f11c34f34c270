import '../zip-form/zip-form.css';
import * as m from '#messages';
import { localPath } from '../../../domain/language/language.ts';
import { VISIT_PATHS } from '../../../domain/visits/visit-paths.ts';
import type { KnownPest } from '../../../publisher/page-data/identifier-data.ts';
import { useSettings } from '../../lib/site-data.ts';

/**
 * Leads to the days that are open for a visit, as a plain form. Nothing where the company offers no visits.
 * @param pest the likeliest, whose price stands above; undefined = it is not known yet
 */
export function OpenDaysForm({ pest }: { pest: KnownPest | undefined }) {
  const { visits } = useSettings();
  if (!visits) return null;
  return (
    <form className="zip-form" action={localPath(VISIT_PATHS.open)}>
      <p>
        {pest?.cost && (
          <b>
            {m.pest_identifier_if_it_is({ pest: pest.name.toLowerCase(), ...pest.cost })}
            <br />
          </b>
        )}
        <span>{m.pest_identifier_which_days_are_open()}</span>
      </p>
      {pest?.asked && <input type="hidden" name="service" value={pest.asked} />}
      <label>
        {m.common_zip_code()}
        <input name="zip" inputMode="numeric" autoComplete="postal-code" maxLength={20} required />
      </label>
      <button type="submit" className="button small">
        {m.common_show_open_days()}
      </button>
    </form>
  );
}
