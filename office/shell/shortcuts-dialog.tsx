import * as m from '#messages';
import { Dialog } from '../parts/dialog.tsx';
import { shortcutsOn } from '../parts/shortcuts.ts';
import { useStore } from '../parts/store.ts';
import { useSession } from '../session/session.tsx';
import { placesFor } from './places.ts';

/** What each key does, in the words of the buttons. The screens hold the keys themselves. */
const KEYS: [group: string, keys: [keys: string, what: string][]][] = [
  [
    m.office_inbox_requests(),
    [
      ['j', m.office_next_request()],
      ['k', m.office_request_before()],
      ['Enter', m.office_open_it()],
      ['Esc', m.office_back_to_the_list()],
      ['/', m.common_search()],
      ['f', m.office_inbox_filter()],
    ],
  ],
  [
    m.office_in_a_request(),
    [
      ['c', m.common_call()],
      ['t', m.office_contact_text()],
      ['m', m.office_contact_mail()],
      ['e', m.office_contacted()],
      ['b', m.office_booked()],
      ['w', m.office_won()],
      ['l', m.office_lost()],
      ['!', m.office_spam()],
      ['n', m.office_write_a_note()],
      ['s', m.office_inbox_put_off()],
      ['a', m.office_take_it_yourself()],
      ['z', m.office_undo()],
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
    <Dialog title={m.office_keys()} onClose={onClose}>
      {!isOn && <p>{m.office_keys_are_off_on_this_device_my()}</p>}
      <div className="keys">
        {[...KEYS, [m.office_go_to(), places] as const].map(([group, keys]) => (
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
