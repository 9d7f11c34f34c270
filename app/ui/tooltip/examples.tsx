import './tooltip.css';
import type { Example } from '../example.ts';

export const examples: Example[] = [
  {
    name: 'shown',
    show: () => (
      <span className="tooltip-anchor">
        <button type="button" className="button small">
          Points here
        </button>
        <span className="tooltip" role="tooltip">
          The same words that a screen reader hears
        </span>
      </span>
    ),
  },
];
