import * as m from '#messages';
import { Icon } from '../../ui/icon/icon.tsx';
import { close } from '../../ui/icon/icon-shapes.ts';
import { Mark } from '../../ui/logo/mark.tsx';

/**
 * The chat assistant as it stands in every page (spec §4): prompt, collapsed tab, and the place of the panel (chat.tsx).
 * Shown and moved by attach-chat.ts; its styles come with the scripts (deferred-styles.css), without which there is no chat.
 */
export function ChatPrompt() {
  return (
    <aside className="chat" aria-label={m.common_chat()}>
      <div className="chat-prompt">
        <Mark className="chat-prompt-mark" />
        <p>{m.chat_can_i_help_you()}</p>
        <button type="button" className="chat-help">
          {m.chat_help()}
        </button>
        <button type="button" className="chat-dismiss" aria-label={m.chat_close_chat_prompt()}>
          <Icon shape={close} />
        </button>
      </div>
      <button type="button" className="chat-tab" aria-label={m.chat_open_chat_prompt()} hidden>
        <Mark />
      </button>
      <div className="island" data-island="chat" />
    </aside>
  );
}
