import type { Example } from '../../ui/example.ts';
import { RightNow } from './right-now.tsx';

const COMMANDS = [
  'Keep people and pets 30 feet away.',
  'Shut the window and turn the porch light off.',
  'Leave the hole open: do not plug or spray it.',
];

export const examples: Example[] = [
  {
    name: 'urgent, with a price',
    show: () => (
      <RightNow
        now={{
          commands: COMMANDS,
          help: 'Trouble breathing after a sting: call 911.',
          urgent: true,
        }}
        cost="$1-$2 per treatment"
        calls={null}
      />
    ),
  },
];
