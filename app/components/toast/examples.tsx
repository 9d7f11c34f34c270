import './toast.css';
import type { Example } from '../example.ts';
import { ToastCard } from './toast-region.tsx';

const nothing = () => {};

export const examples: Example[] = [
  {
    name: 'success, error, long text',
    show: () => (
      <ul className="toast-list">
        <ToastCard
          title="Success!"
          text="You are on the list."
          tone="success"
          onDismiss={nothing}
        />
        <ToastCard title="Error" text="Please try again." tone="error" onDismiss={nothing} />
        <ToastCard
          title="Error"
          text="A message that is long enough to take three lines on a phone, because it says what happened and also what can be done about it now."
          tone="error"
          onDismiss={nothing}
        />
      </ul>
    ),
  },
];
