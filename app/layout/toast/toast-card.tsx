import * as m from '#messages';
import { Icon } from '../../ui/icon/icon.tsx';
import { close } from '../../ui/icon/icon-shapes.ts';
import type { Toast } from './toast-store.ts';

/** A toast as toasts.ts draws it, for /design. */
export function ToastCard({ title, text, tone }: Pick<Toast, 'title' | 'text' | 'tone'>) {
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
