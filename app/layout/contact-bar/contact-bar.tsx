import './contact-bar.css';
import * as m from '#messages';
import { clock } from '../../../domain/hours/live-promise.ts';
import { hasPhone } from '../../../domain/territory/territory.ts';
import { useSite } from '../../lib/site-data.ts';
import { TerritoryPhone } from '../../territory/phone/phone.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { phone } from '../../ui/icon/icon-shapes.ts';
import { ChatPrompt } from '../../widgets/chat/chat-prompt.tsx';

/**
 * The chat's prompt and, below 48rem, the mobile call bar beside it, in one line (spec §4): past 600 px of scrolling,
 * sliding in and out in 300 ms (attach-contact-bar.ts). Where it would cover more of the window than it may, it stands
 * in the page; a form's button or an error message sends it away until they have passed. Render it once, between page
 * and footer.
 */
export function ContactBar() {
  const { chat, territories } = useSite().site;
  return (
    <div className="contact-bar" data-floating>
      {chat && <ChatPrompt />}
      {hasPhone(territories) && <CallBar />}
    </div>
  );
}

/** The mobile call bar (spec §4). Its words: attach-availability.ts. */
function CallBar() {
  const { hours } = useSite().site;
  const before = hours.next_day_calls_before;
  return (
    <aside className="call-bar" aria-label={m.contact_bar_call_us()}>
      {/* What is true at any hour. */}
      <p>
        <b>{before ? m.contact_bar_next_day_service() : m.contact_bar_call_us()}</b>
        {(before || hours.label) && <small>{before ? callBefore(before) : hours.label}</small>}
      </p>
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

function callBefore(time: string): string {
  return time === '12:00'
    ? m.contact_bar_before_12_noon_m_f()
    : m.contact_bar_before_m_f({ before: clock(time) });
}
