import type { Example } from '../../ui/example.ts';
import { CareerList } from './career-list.tsx';

export const examples: Example[] = [
  {
    name: 'open and closed',
    show: ({ careers }) => (
      <CareerList
        careers={{
          ...careers,
          roles: careers.roles.slice(0, 2).map((role, index) => ({ ...role, open: index === 0 })),
        }}
        areaLabels={{}}
      />
    ),
  },
];
