import type { PestMark } from '../../../domain/content/home-schema.ts';
import { PestIcon } from '../../ui/pest-icon.tsx';

const PESTS: { name: string; mark: PestMark | null }[] = [
  { name: 'Ants', mark: 'ant' },
  { name: 'Roaches', mark: 'cockroach' },
  { name: 'Termites', mark: 'termite' },
  { name: 'Mosquitoes', mark: 'mosquito' },
  { name: 'Rodents', mark: 'mouse' },
  { name: 'Not sure', mark: null },
];

/** What the lead is about, by picture and name: radio buttons, posted as `service_needed`. None need be chosen. */
export function PestChips() {
  return (
    <fieldset className="quote-pests">
      <legend>
        What’s bugging you?<span className="field-optional"> (optional)</span>
      </legend>
      {PESTS.map(({ name, mark }) => (
        <label key={name}>
          <input type="radio" name="service_needed" value={name} />
          <span className={mark ? undefined : 'quote-unsure'}>
            {mark && <PestIcon pest={mark} />}
            {name}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
