import type { PestMark } from '../../../domain/content/home-schema.ts';
import { quoteForm } from '../../../domain/forms/quote-form.ts';
import { PestIcon } from '../../ui/pest-icon.tsx';
import { Optional } from '../lead-form/form-fields.tsx';

const { label, choices, choiceNames } = quoteForm.fields.service_needed;
/** Of the choices; one without has a question mark. */
const MARKS: { [choice in (typeof choices)[number]]?: PestMark } = {
  Ants: 'ant',
  Roaches: 'cockroach',
  Termites: 'termite',
  Mosquitoes: 'mosquito',
  Rodents: 'mouse',
};

/** What the lead is about, by picture and name: radio buttons, posted as `service_needed`. None need be chosen. */
export function PestChips() {
  return (
    <fieldset className="quote-pests">
      <legend>
        {label}
        <Optional />
      </legend>
      {choices.map((name, index) => {
        const mark = MARKS[name];
        return (
          <label key={name}>
            <input type="radio" name="service_needed" value={name} />
            <span className={mark ? undefined : 'quote-unsure'}>
              {mark && <PestIcon pest={mark} />}
              {choiceNames[index]}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
