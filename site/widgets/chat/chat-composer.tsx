import type { ComponentProps, KeyboardEvent, RefObject, SubmitEvent } from 'react';
import * as m from '#messages';
import type { ChatStep } from '../../../domain/chat/conversation.ts';
import { chatForm } from '../../../domain/forms/chat-form.ts';
import type { Field } from '../../../domain/forms/form.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconShape } from '../../ui/icon/icon-shapes.ts';

const SEND: IconShape = {
  filled: true,
  d: 'M3.4 4.3c-.4-1 .6-1.9 1.6-1.5l16 7.9c1 .5 1 2 0 2.5l-16 7.9c-1 .5-2-.5-1.6-1.5L6 13.2l7.5-1.2L6 10.8Z',
};

const { fields } = chatForm;

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
  const { label, multiline, ...attributes } = fieldOf(yesOrNo ? 'hasPestIssue' : step);
  const isTextarea = Boolean(multiline);

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
    value: draft,
    placeholder: m.chat_type_your_answer(),
    enterKeyHint: 'send',
    // Not `disabled`: that would drop focus, and with it a phone's keyboard, at every step.
    readOnly: isBusy,
    'aria-disabled': isBusy,
    'aria-label': label,
    onChange: (event: { target: ChatField }) => onDraft(event.target.value),
  } as const;

  return (
    // Phone, ZIP code and e-mail are not checked (spec §5), not by the browser either.
    <form className="chat-composer" noValidate onSubmit={submit}>
      {isTextarea ? (
        <textarea
          {...common}
          ref={field as RefObject<HTMLTextAreaElement | null>}
          name="issue"
          rows={2}
          maxLength={fields.issue.max}
          onKeyDown={sendOnEnter}
        />
      ) : (
        <input {...common} {...attributes} ref={field as RefObject<HTMLInputElement | null>} />
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

interface FieldAttributes extends Omit<ComponentProps<'input'>, 'ref' | 'className' | 'id'> {
  label: string;
  multiline?: true;
}

/** Types and autofill hints per question (spec §5). */
function fieldOf(step: ChatStep): FieldAttributes {
  // The answer to the last question is being sent.
  const name = step === 'explainIssue' ? 'issue' : step === 'complete' ? 'email' : step;
  const field: Field = name in fields ? fields[name as keyof typeof fields] : fields.hasPestIssue;
  const { label, type, max, autocomplete = 'off' } = field;
  if (type === 'paragraphs') return { label: label(), multiline: true };
  return {
    label: label(),
    name,
    type: type === 'zip' ? 'text' : type,
    ...(type === 'zip' && { inputMode: 'numeric' }),
    autoComplete: autocomplete,
    autoCapitalize: name === 'name' ? 'words' : undefined,
    maxLength: max,
  };
}
