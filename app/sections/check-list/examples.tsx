import type { Example } from '../../ui/example.ts';
import { CheckList, CheckPanels, SafetyNote } from './check-list.tsx';

const ITEMS = [
  'A short line',
  'A line that is long enough to run over two lines on a phone, so that its mark stays at the first one',
];

export const examples: Example[] = [
  { name: 'noted', show: () => <CheckList items={ITEMS} /> },
  { name: 'included', show: () => <CheckList items={ITEMS} mark="yes" /> },
  { name: 'left out', show: () => <CheckList items={ITEMS} mark="no" /> },
  {
    name: 'panels',
    show: () => (
      <CheckPanels
        panels={[
          { title: 'Included', items: ITEMS, mark: 'yes' },
          { title: 'Not included', items: ITEMS, mark: 'no' },
        ]}
      />
    ),
  },
  {
    name: 'note',
    show: () => <SafetyNote title="Before we come" text="A note that must not be missed." />,
  },
];
