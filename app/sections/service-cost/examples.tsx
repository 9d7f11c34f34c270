import type { Example } from '../../ui/example.ts';
import { ServiceCost } from './service-cost.tsx';

export const examples: Example[] = [
  {
    name: 'with a price',
    show: () => (
      <ServiceCost
        cost={{
          by: 'price',
          price: 'most_treatments',
          question: 'What does it cost?',
          includes: ['A short line', 'A line that is long enough to run over two lines on a phone'],
          moved_by: ['One thing', 'Another', 'A third'],
          examples: [],
        }}
        included={['One thing', 'Another that takes two lines on a phone']}
        notIncluded={['A third']}
        label="$1-$2"
        unit="Per treatment, for one pest at one house"
        examples={[
          { situation: 'One case', lines: ['Treatment: $1 to $2'], total: '$1 to $2' },
          {
            situation: 'A case whose words take more than one line on a phone',
            lines: ['Plan, 12 months at $1: $12', 'Treatment: $1 to $2'],
            total: '$13 to $14 or more',
          },
        ]}
        note="A sentence on what else to know."
      />
    ),
  },
  {
    name: 'by inspection',
    show: () => (
      <ServiceCost
        cost={{
          by: 'inspection',
          question: 'What does it cost?',
          looked_at: ['One place', 'Another'],
          comes_with: ['A list'],
          moved_by: ['One thing', 'Another', 'A third'],
        }}
        included={['One thing', 'Another that takes two lines on a phone']}
        notIncluded={['A third']}
        label="By inspection"
        examples={[]}
        note={null}
      />
    ),
  },
];
