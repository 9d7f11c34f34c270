import * as m from '#messages';
import { Icon } from '../../ui/icon/icon.tsx';
import { phone } from '../../ui/icon/icon-shapes.ts';
import { TerritoryPhone } from '../../ui/territory-phone/territory-phone.tsx';

/** The mobile call bar (spec §4) and a way to the quote form. Its words: attach-availability.ts. */
export function CallBar() {
  return (
    <aside className="call-bar" aria-label={m.contact_bar_call_us()}>
      {/* What is true at any hour. */}
      <p>
        <b>{m.contact_bar_next_day_service()}</b>
        <small>{m.contact_bar_before_12_noon_m_f()}</small>
      </p>
      <a className="call-bar-quote" href="/quote">
        {m.contact_bar_free_quote()}
      </a>
      <TerritoryPhone className="button call-bar-button">
        {() => (
          <>
            <Icon shape={phone} />
            {m.contact_bar_call_now()}
          </>
        )}
      </TerritoryPhone>
    </aside>
  );
}
