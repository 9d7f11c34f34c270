import * as m from '#messages';
import { useSettings } from '../../lib/use-site.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { close } from '../../ui/icon/icon-shapes.ts';
import { Mark } from '../../ui/logo/mark.tsx';
import { ChatConversation } from './chat-conversation.tsx';
import { WallDrawing } from './chat-drawings.tsx';

/**
 * The chat as every page contains it (spec §4): prompt, collapsed tab and closed panel. attach-chat.ts opens and closes them; the
 * conversation is an island (chat.tsx). Its styles are loaded with the scripts (deferred-styles.css), without which there is no chat.
 */
export function ChatPrompt() {
  const { brand } = useSettings();
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
      <dialog
        className="chat-panel"
        aria-label={m.chat_with_assistant({ name: brand.assistant, brand: brand.short_name })}
      >
        <header className="chat-header">
          <WallDrawing />
          <div>
            <h2>{brand.assistant}</h2>
            <p>{m.chat_assistant({ brand: brand.short_name })}</p>
          </div>
          <button type="button" className="chat-close" aria-label={m.chat_close_chat()}>
            <Icon shape={close} />
          </button>
        </header>
        <div className="island" data-island="chat">
          <ChatConversation />
        </div>
      </dialog>
    </aside>
  );
}
