/** The components of this folder as /design shows them, by the names of their folders. */

import { Cited } from './cited/cited.tsx';
import { type Example, inEveryState } from './example.ts';
import { Icon } from './icon/icon.tsx';
import * as shapes from './icon/icon-shapes.ts';
import { Logo } from './logo/logo.tsx';
import './tooltip/tooltip.css';

const cited: Example[] = [
  {
    name: 'two sources, and one',
    show: () => (
      <p>
        <Cited text="The queen lays her eggs in spring.[^1][^2] Swarms follow in May.[^3]" />
      </p>
    ),
  },
];

const icon: Example[] = [
  {
    name: 'every icon',
    show: () => (
      <ul className="example-row">
        {Object.entries(shapes).map(([name, shape]) => (
          <li key={name}>
            <Icon shape={shape} /> {name}
          </li>
        ))}
      </ul>
    ),
  },
];

const logo: Example[] = [
  ...inEveryState('light ground', () => <Logo />),
  { name: 'dark ground', ground: 'dark', show: () => <Logo onDark /> },
];

const tooltip: Example[] = [
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

export const examples: Record<string, Example[]> = {
  cited,
  icon,
  logo,
  tooltip,
};
