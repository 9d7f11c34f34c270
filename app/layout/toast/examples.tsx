import './toast.css';
import * as m from '#messages';
import type { Example } from '../../ui/example.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { close } from '../../ui/icon/icon-shapes.ts';
import type { Toast } from './toast-store.ts';

export const examples: Example[] = [
  {
    name: 'success, error, long text',
    show: () => (
      <ul className="toast-list">
        <ToastCard title="Success!" text="You are on the list." tone="success" />
        <ToastCard title="Error" text="Please try again." tone="error" />
        <ToastCard
          title="Error"
          text="A message that is long enough to take three lines on a phone, because it says what happened and also what can be done about it now."
          tone="error"
        />
      </ul>
    ),
  },
];

/** A toast as toasts.ts draws it, for /design. */
function ToastCard({ title, text, tone }: Pick<Toast, 'title' | 'text' | 'tone'>) {
  return (
    <li className="toast" data-tone={tone}>
      <p>
        <b>{title}</b>
        <span className="visually-hidden"> - </span>
        <span className="toast-text">{text}</span>
      </p>
      <button type="button" aria-label={m.toast_dismiss()}>
        <Icon shape={close} />
      </button>
    </li>
  );
}
