import type { Example } from '../example.ts';
import { Icon } from './icon.tsx';
import * as shapes from './icon-shapes.ts';

export const examples: Example[] = [
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
