import type { KeyboardEvent, RefObject, SubmitEvent } from 'react';
import * as m from '#messages';
import { type ChatStep, questionOf } from '../../../domain/chat/conversation.ts';
import { chatForm } from '../../../domain/forms/chat-form.ts';
import type { Field } from '../../../domain/forms/form.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconShape } from '../../ui/icon/icon-shapes.ts';

const SEND: IconShape = {
  filled: true,
  d: 'M3.4 4.3c-.4-1 .6-1.9 1.6-1.5l16 7.9c1 .5 1 2 0 2.5l-16 7.9c-1 .5-2-.5-1.6-1.5L6 13.2l7.5-1.2L6 10.8Z',
};

export type ChatField = HTMLInputElement | HTMLTextAreaElement;

interface ChatComposerProps {
  step: ChatStep;
  /** True if the bot asked a question that Yes or No answers. */
  yesOrNo: boolean;
  isBusy: boolean;
  draft: string;
  onDraft(draft: string): void;
  onSend(text: string): void;
  /** The field, for focus. */
  field: RefObject<ChatField | null>;
}

/** The field and the send button. Keyboard and autofill follow the step (spec §5). */
export function ChatComposer(props: ChatComposerProps) {
  const { step, yesOrNo, isBusy, draft, onDraft, onSend, field } = props;
  const name = yesOrNo ? 'hasPestIssue' : questionOf(step);
  const { label, type, max, autocomplete = 'off' }: Field = chatForm.fields[name];

  const send = () => {
    if (!isBusy && draft.trim()) onSend(draft);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const common = {
    className: 'chat-field',
    name,
    value: draft,
    maxLength: max,
    placeholder: m.chat_type_your_answer(),
    enterKeyHint: 'send',
    // Not `disabled`: that would drop focus, and with it a phone's keyboard, at every step.
    readOnly: isBusy,
    'aria-disabled': isBusy,
    'aria-label': label(),
    onChange: (event: { target: ChatField }) => onDraft(event.target.value),
  } as const;

  return (
    // Phone, ZIP code and e-mail are not checked (spec §5), not by the browser either.
    <form className="chat-composer" noValidate onSubmit={submit}>
      {type === 'paragraphs' ? (
        <textarea
          {...common}
          ref={field as RefObject<HTMLTextAreaElement | null>}
          rows={2}
          onKeyDown={sendOnEnter}
        />
      ) : (
        <input
          {...common}
          ref={field as RefObject<HTMLInputElement | null>}
          type={type === 'zip' ? 'text' : type}
          inputMode={type === 'zip' ? 'numeric' : undefined}
          autoComplete={autocomplete}
          autoCapitalize={name === 'name' ? 'words' : undefined}
        />
      )}
      <button
        type="submit"
        className="chat-send"
        aria-label={m.common_send()}
        aria-disabled={isBusy}
      >
        <Icon shape={SEND} />
      </button>
    </form>
  );
}
