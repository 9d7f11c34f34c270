import type { Example } from '../../ui/example.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

export const examples: Example[] = [
  {
    name: 'long text',
    show: () => (
      <Breadcrumbs
        items={[
          { name: 'Home', href: '/' },
          { name: 'Service areas', href: '/quote' },
          {
            name: 'Pest control in a town whose name is much longer than any town we serve',
            href: '/design',
          },
        ]}
      />
    ),
  },
];
