import type { Example } from '../../ui/example.ts';
import { IconList, IconListPanels, SafetyNote } from './icon-list.tsx';

const ITEMS = [
  'A short line',
  'A line that is long enough to run over two lines on a phone, so that its mark stays at the first one',
];

export const examples: Example[] = [
  { name: 'noted', show: () => <IconList items={ITEMS} /> },
  { name: 'included', show: () => <IconList items={ITEMS} mark="yes" /> },
  { name: 'left out', show: () => <IconList items={ITEMS} mark="no" /> },
  {
    name: 'panels',
    show: () => (
      <IconListPanels
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
