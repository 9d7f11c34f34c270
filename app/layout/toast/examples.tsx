import './toast.css';
import type { Example } from '../../ui/example.ts';
import { ToastCard } from './toast-card.tsx';

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
