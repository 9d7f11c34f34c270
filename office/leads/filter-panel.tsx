import { useSearchParams } from 'react-router';
import { LEAD_STATUSES } from '../../domain/office/fields.ts';
import { SelectField } from '../parts/field.tsx';
import { useSession } from '../session/session.tsx';
import { STATUS_WORDS } from './lead-words.ts';
import { withParam } from './list-query.ts';

/** Filters of the list; each applies at once and is part of the URL. */
export function FilterPanel() {
  const { people } = useSession();
  const [params, setParams] = useSearchParams();
  const fields = [
    {
      ...{ name: 'status', label: 'Status' },
      options: LEAD_STATUSES.map((value) => ({
        value: value as string,
        label: STATUS_WORDS[value],
      })),
    },
    {
      ...{ name: 'assigned_to', label: 'Whose' },
      options: [
        { value: 'nobody', label: 'Nobody’s' },
        ...people.map(({ person_id, name }) => ({ value: person_id, label: name })),
      ],
    },
  ];
  return (
    <div className="filters">
      {fields.map(({ name, label, options }) => (
        <SelectField
          key={name}
          label={label}
          value={params.get(name) ?? ''}
          options={[{ value: '', label: 'Any' }, ...options]}
          onChoose={(value) => setParams((now) => withParam(now, name, value), { replace: true })}
        />
      ))}
    </div>
  );
}
