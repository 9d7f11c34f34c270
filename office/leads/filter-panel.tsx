import { useSearchParams } from 'react-router';
import { LEAD_STATUSES } from '../../domain/office/fields.ts';
import { Field } from '../parts/field.tsx';
import { useSession } from '../session/session.tsx';
import { STATUS_WORDS } from './lead-words.ts';

/** Filters of the list; each applies at once and is part of the URL. */
export function FilterPanel() {
  const { people } = useSession();
  const [params, setParams] = useSearchParams();
  const fields: [name: string, label: string, options: [value: string, words: string][]][] = [
    ['status', 'Status', LEAD_STATUSES.map((status) => [status, STATUS_WORDS[status]])],
    [
      'assigned_to',
      'Whose',
      [
        ['nobody', 'Nobody’s'],
        ...people.map(({ person_id, name }): [string, string] => [person_id, name]),
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
              <option value="">Any</option>
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
