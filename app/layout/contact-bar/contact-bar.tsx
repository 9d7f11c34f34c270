import './contact-bar.css';
import { ChatPrompt } from '../../widgets/chat/chat-prompt.tsx';
import { CallBar } from './call-bar.tsx';

/**
 * The chat's prompt and, below 48rem, the mobile call bar under it, as one bar (spec §4): past 600 px of scrolling,
 * sliding in and out in 300 ms (attach-contact-bar.ts). Where it would cover more of the window than it may, it stands
 * in the page; a form's button or an error message sends it away until they have passed. Render it once, between page
 * and footer.
 */
export function ContactBar() {
  return (
    <div className="contact-bar" data-floating>
      <ChatPrompt />
      <CallBar />
    </div>
  );
}
