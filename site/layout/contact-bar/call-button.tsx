import './call-button.css';
import * as m from '#messages';
import { telephoneLink } from '../../../domain/territory/territory.ts';
import { useQuotePath } from '../../lib/quote-path.ts';
import { useSite } from '../../lib/use-site.ts';
import { TerritoryPhone } from '../../territory/phone/phone.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { phone } from '../../ui/icon/icon-shapes.ts';

/**
 * A page's large call button: "Call (804) …". While the office is closed, attach-availability.ts shows NightCalls
 * instead. Both have the same height, because the page may be painted already.
 * @param other class of the emergency line. Default: a text link
 */
export function CallButton({ other = 'text-link' }: { other?: string }) {
  return (
    <>
      <span data-calls="day">
        <TerritoryPhone className="button large">
          {(number) => (
            <>
              <Icon shape={phone} />
              {m.common_call_number({ number })}
            </>
          )}
        </TerritoryPhone>
      </span>
      <span data-calls="night" hidden>
        <NightCalls button="button large" other={other} />
      </span>
    </>
  );
}

/**
 * A call-back at the next opening, and the emergency line, if there is one.
 * @param button class of the call-back
 * @param other class of the emergency line
 */
export function NightCalls({ button, other }: { button: string; other: string }) {
  const { emergency_24_7, emergency_phone } = useSite().site.hours;
  return (
    <>
      <a className={`${button} call-me`} href={useQuotePath()}>
        {m.common_get_a_quote()}
      </a>
      {emergency_24_7 &&
        (emergency_phone ? (
          <a className={other} href={telephoneLink(emergency_phone)}>
            {m.contact_bar_emergency()}
          </a>
        ) : (
          <TerritoryPhone className={other}>{m.contact_bar_emergency}</TerritoryPhone>
        ))}
    </>
  );
}
