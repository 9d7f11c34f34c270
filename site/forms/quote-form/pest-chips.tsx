import * as m from '#messages';
import { pestsOfPages } from '../../../domain/content/trade.ts';
import { useSettings } from '../../lib/use-site.ts';
import { PestIcon } from '../../ui/pest-icon.tsx';
import { Optional } from '../lead-form/form-fields.tsx';

/** Stored value. */
const NOT_SURE = 'Not sure';

/** Radio buttons for the pest, with drawings, posted as `service_needed`; optional. choose-pest.ts chooses that of the page. */
export function PestChips() {
  const { trade } = useSettings();
  if (trade.choices.length === 0) return null;
  const own = pestsOfPages(trade);
  return (
    <fieldset className="quote-pests">
      <legend>
        {trade.question}
        <Optional />
      </legend>
      {[...trade.choices, ...own].map((choice) => {
        const { name, stored = name, mark } = choice;
        const isOwn = own.includes(choice);
        return (
          <label
            key={stored}
            hidden={isOwn}
            data-own={isOwn ? '' : undefined}
            suppressHydrationWarning
          >
            <input type="radio" name="service_needed" value={stored} />
            <span className={mark ? undefined : 'quote-plain'}>
              {mark && <PestIcon pest={mark} />}
              <span>{name}</span>
            </span>
          </label>
        );
      })}
      <label>
        <input type="radio" name="service_needed" value={NOT_SURE} />
        <span className="quote-unsure">{m.quote_not_sure()}</span>
      </label>
    </fieldset>
  );
}
