import type { Example } from '../../ui/example.ts';
import { VisitSteps } from './visit-steps.tsx';

export const examples: Example[] = [
  {
    name: 'long text',
    show: () => (
      <VisitSteps
        steps={[
          { title: 'We look', text: 'One short line.' },
          {
            text: 'A step without a title, whose text is long enough to take several lines on a phone and two on a desk, as some steps do.',
          },
        ]}
      />
    ),
  },
];
