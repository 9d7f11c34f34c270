import './progress-bar.css';
import type { Example } from '../../ui/example.ts';

export const examples: Example[] = [
  { name: 'loading', show: () => <div className="progress-bar" /> },
  {
    name: 'loading for longer',
    show: () => (
      <div className="wrap page-skeleton">
        <div />
        <div />
        <div />
        <div />
      </div>
    ),
  },
];
