import type { Example } from '../../ui/example.ts';
import { Checklist } from './checklist.tsx';

export const examples: Example[] = [
  {
    name: 'nothing ticked, long text',
    show: () => (
      <Checklist
        list="design"
        title="Before the visit"
        items={[
          'A short line',
          'A line that is long enough to run over two lines on a phone, so that its box stays at the first one',
        ]}
      />
    ),
  },
];
