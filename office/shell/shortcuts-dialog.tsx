import { Dialog } from '../parts/dialog.tsx';
import { shortcutsOn } from '../parts/shortcuts.ts';
import { useStore } from '../parts/store.ts';
import { useSession } from '../session/session.tsx';
import { placesFor } from './places.ts';

/** What each key does, in the words of the buttons. The screens define the keys themselves. */
const KEYS: [group: string, keys: [keys: string, what: string][]][] = [
  [
    'Requests',
    [
      ['j', 'Next request'],
      ['k', 'Request before'],
      ['Enter', 'Open it'],
      ['Esc', 'Back to the list'],
      ['/', 'Search'],
      ['f', 'Filter'],
    ],
  ],
  [
    'In a request',
    [
      ['c', 'Call'],
      ['t', 'Text'],
      ['m', 'Mail'],
      ['e', 'Contacted'],
      ['b', 'Booked'],
      ['w', 'Won'],
      ['l', 'Lost'],
      ['!', 'Spam'],
      ['n', 'Write a note'],
      ['s', 'Put off'],
      ['a', 'Take it yourself'],
      ['z', 'Undo'],
    ],
  ],
];

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { person, company } = useSession();
  const isOn = useStore(shortcutsOn);
  const places = placesFor(person.role, company.has_visits).map(
    ({ key, name }): [string, string] => [`g ${key}`, name],
  );
  return (
    <Dialog title="Keys" onClose={onClose}>
      {!isOn && <p>Keys are off on this device. My settings turns them on.</p>}
      <div className="keys">
        {[...KEYS, ['Go to', places] as const].map(([group, keys]) => (
          <section key={group}>
            <h3>{group}</h3>
            <dl>
              {keys.map(([key, what]) => (
                <div key={key}>
                  <dt>{what}</dt>
                  <dd>
                    {key.split(' ').map((one) => (
                      <kbd key={one}>{one}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
