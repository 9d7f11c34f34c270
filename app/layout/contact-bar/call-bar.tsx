import { Icon } from '../../ui/icon/icon.tsx';
import { phone } from '../../ui/icon/icon-shapes.ts';
import { TerritoryPhone } from '../../ui/territory-phone/territory-phone.tsx';

/** The mobile call bar (spec §4) and a way to the quote form. Its words: attach-availability.ts. */
export function CallBar() {
  return (
    <aside className="call-bar" aria-label="Call us">
      {/* What is true at any hour. */}
      <p>
        <b>*Next Day Service!</b>
        <small>before 12 noon (M-F)</small>
      </p>
      <a className="call-bar-quote" href="/quote">
        Free quote
      </a>
      <TerritoryPhone className="button call-bar-button">
        {() => (
          <>
            <Icon shape={phone} />
            Call Now
          </>
        )}
      </TerritoryPhone>
    </aside>
  );
}
