import type { Example } from '../../ui/example.ts';
import { ActivityChart } from './activity-chart.tsx';

export const examples: Example[] = [
  {
    name: 'every level',
    show: () => (
      <ActivityChart
        years={[
          { state: 'One state', levels: [0, 0, 1, 2, 3, 3, 3, 3, 2, 1, 0, 0] },
          { state: 'Another state', levels: [0, 1, 2, 3, 3, 3, 3, 3, 3, 2, 1, 0] },
        ]}
      />
    ),
  },
];
