import { useEffect, useState } from 'react';
import * as m from '#messages';
import { choiceOfPage, choicesWith, type TradeChoice } from '../../../domain/content/trade.ts';
import { useSettings } from '../../lib/site-data.ts';
import { PestIcon } from '../../ui/pest-icon.tsx';
import { Optional } from '../lead-form/form-fields.tsx';
import { framedContext } from './form-context.ts';

/** What is stored of somebody who is not sure. */
const NOT_SURE = 'Not sure';

/** What the lead is about, by picture and name: radio buttons, posted as `service_needed`. None need be chosen. */
export function PestChips() {
  const { question } = useSettings().trade;
  const choices = useChoices();
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

/** Those of the company; on a page about an animal that is not among them, that animal in the place of the last. */
function useChoices(): TradeChoice[] {
  const { trade } = useSettings();
  const [own, setOwn] = useState<TradeChoice | null>(null);
  // The page around the frame is known in the browser only.
  useEffect(() => setOwn(choiceOfPage(framedContext().page ?? '')), []);
  return choicesWith(own, trade);
}
