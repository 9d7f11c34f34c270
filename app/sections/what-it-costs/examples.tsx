import type { PestCost } from '../../../content-loader/pest-costs.ts';
import type { Example } from '../../ui/example.ts';
import { WhatItCosts } from './what-it-costs.tsx';

const COST: PestCost = {
  service: {
    name: 'A service',
    href: '/design',
    price: null,
    priceLabel: 'By inspection',
  },
  isPlan: false,
  status: 'covered',
  label: 'from $1 per month',
  unit: 'For one house.',
  scope: 'house ants',
  note: null,
};

export const examples: Example[] = [
  {
    name: 'covered and quoted apart',
    // Where the link to the price leads.
    show: () => (
      <div id="cost">
        <WhatItCosts
          costs={[
            COST,
            {
              ...COST,
              service: { ...COST.service, href: '/quote' },
              status: 'quoted',
              label: 'Quoted apart',
              unit: null,
              scope: null,
              note: 'A sentence on what the price depends on.',
            },
          ]}
        />
      </div>
    ),
  },
];
