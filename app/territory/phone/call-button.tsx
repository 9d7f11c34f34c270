import * as m from '#messages';
import { Icon } from '../../ui/icon/icon.tsx';
import { phone } from '../../ui/icon/icon-shapes.ts';
import { TerritoryPhone } from './phone.tsx';

/** The large button that calls the office of the visitor's territory: "Call (804) …". */
export function CallButton() {
  return (
    <TerritoryPhone className="button large">
      {(number) => (
        <>
          <Icon shape={phone} />
          {m.common_call_number({ number })}
        </>
      )}
    </TerritoryPhone>
  );
}
