import { useSearchParams } from 'react-router';
import * as m from '#messages';
import { LEAD_STATUSES } from '../../domain/office/fields.ts';
import { serverNow } from '../api/call-office.ts';
import { Field } from '../parts/field.tsx';
import { atHour } from '../parts/time-words.ts';
import { useSession } from '../session/session.tsx';
import { STATUS_WORDS } from './lead-words.ts';

/** Narrows the list down; each choice counts at once and stands in the URL. */
export function FilterPanel() {
  const { company, people } = useSession();
  const [params, setParams] = useSearchParams();
  const daysAgo = (days: number) => String(atHour(0, -days, serverNow(), company.time_zone));
  const fields: [name: string, label: string, options: [value: string, words: string][]][] = [
    [
      'status',
      m.office_lead_status(),
      LEAD_STATUSES.map((status) => [status, STATUS_WORDS[status]]),
    ],
    [
      'assigned_to',
      m.office_inbox_whose(),
      [
        ['nobody', m.office_inbox_nobodys()],
        ...people.map(({ person_id, name }): [string, string] => [person_id, name]),
      ],
    ],
    [
      'territory',
      m.common_territory(),
      company.territories.map(({ id, label }): [string, string] => [id, label]),
    ],
    [
      'stage',
      m.office_inbox_kind(),
      [
        ['complete', m.office_inbox_whole_requests()],
        ['partial', m.office_inbox_unfinished_chats()],
      ],
    ],
    [
      'since',
      m.lead_received(),
      [
        [daysAgo(0), m.office_inbox_today()],
        [daysAgo(6), m.office_inbox_in_the_last_7_days()],
        [daysAgo(29), m.office_inbox_in_the_last_30_days()],
      ],
    ],
  ];
  return (
    <div className="filters">
      {fields.map(([name, label, options]) => (
        <Field key={name} label={label}>
          {(attributes) => (
            <select
              {...attributes}
              value={params.get(name) ?? ''}
              onChange={({ target }) =>
                setParams(
                  (now) => {
                    if (target.value) now.set(name, target.value);
                    else now.delete(name);
                    return now;
                  },
                  { replace: true },
                )
              }
            >
              <option value="">{m.office_inbox_any()}</option>
              {options.map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
    </div>
  );
}
