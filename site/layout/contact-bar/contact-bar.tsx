import './contact-bar.css';
import { useLocation } from 'react-router';
import * as m from '#messages';
import { clock } from '../../../domain/hours/live-promise.ts';
import { splitLanguage } from '../../../domain/language/language.ts';
import { hasPhone } from '../../../domain/territory/territory.ts';
import { useQuotePath } from '../../lib/quote-path.ts';
import { useSite } from '../../lib/use-site.ts';
import { TerritoryPhone } from '../../territory/phone/phone.tsx';
import { ChatPrompt } from '../../widgets/chat/chat-prompt.tsx';
import { NightCalls } from './call-button.tsx';

/** Pages with a form of their own: no chat prompt. */
const FORM_PAGES = ['/quote', '/upload', '/services/termite-clearance-letter'];

/**
 * The chat prompt and, below 48rem, the mobile call bar (spec §4). Both slide in past 600 px of scrolling
 * (attach-contact-bar.ts). In a window that it would cover too much of, the bar stands in the page; it makes way for a form's
 * button and for error messages. Render it once, between page and footer.
 */
export function ContactBar() {
  const { chat, territories } = useSite().site;
  const { path } = splitLanguage(useLocation().pathname.replace(/\/$/, ''));
  return (
    <div className="lit contact-bar" data-floating>
      {chat && !FORM_PAGES.includes(path) && <ChatPrompt />}
      {hasPhone(territories) && <CallBar />}
    </div>
  );
}

/** The mobile call bar (spec §4); attach-availability.ts fits it to the hour. */
function CallBar() {
  const { hours } = useSite().site;
  const quote = useQuotePath();
  const before = hours.next_day_calls_before;
  return (
    <aside className="call-bar" aria-label={m.contact_bar_call_us()}>
      {/* True at any hour. */}
      <p>
        <b>{before ? m.contact_bar_next_day_service() : m.contact_bar_call_us()}</b>{' '}
        {!before && hours.label && <small>{hours.label}</small>}
      </p>
      <div className="call-bar-buttons" data-calls="day">
        <TerritoryPhone className="button call-bar-button">
          {() => (
            <span>
              {m.contact_bar_call_now()}
              {before && <small>{callBefore(before)}</small>}
            </span>
          )}
        </TerritoryPhone>
        <a className="button call-bar-button second" href={quote}>
          {m.common_get_a_quote()}
        </a>
      </div>
      <div className="call-bar-buttons" data-calls="night" hidden>
        <NightCalls button="button call-bar-button" other="button call-bar-button second" />
      </div>
    </aside>
  );
}

function callBefore(time: string): string {
  return time === '12:00'
    ? m.contact_bar_before_12_noon_m_f()
    : m.contact_bar_before_m_f({ before: clock(time) });
}
