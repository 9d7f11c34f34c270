import * as m from '#messages';
import { useSettings } from '../../lib/site-data.ts';
import { PestIcon } from '../../ui/pest-icon.tsx';
import { Optional } from '../lead-form/form-fields.tsx';

/** What is stored of somebody who is not sure. */
const NOT_SURE = 'Not sure';

/** What the lead is about, by picture and name: radio buttons, posted as `service_needed`. None need be chosen. */
export function PestChips() {
  const { question, choices } = useSettings().trade;
  if (choices.length === 0) return null;
  return (
    <fieldset className="quote-pests">
      <legend>
        {question}
        <Optional />
      </legend>
      {choices.map(({ name, stored = name, mark }) => (
        <label key={stored}>
          <input type="radio" name="service_needed" value={stored} />
          <span className={mark ? undefined : 'quote-plain'}>
            {mark && <PestIcon pest={mark} />}
            <span>{name}</span>
          </span>
        </label>
      ))}
      <label>
        <input type="radio" name="service_needed" value={NOT_SURE} />
        <span className="quote-unsure">{m.pest_identifier_not_sure()}</span>
      </label>
    </fieldset>
  );
}
