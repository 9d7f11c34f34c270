import { localPath } from '../../../domain/language/language.ts';
import './search-form.css';
import { type Ref, useId } from 'react';
import * as m from '#messages';
import { Icon } from '../../ui/icon/icon.tsx';
import { magnifier } from '../../ui/icon/icon-shapes.ts';

/**
 * The field that leads to the search page, where scripts or the server (server/pages/search-answer.ts) do the searching.
 * @param onQuery what is typed, letter by letter
 */
export function SearchForm({
  id: given,
  label,
  field,
  onQuery,
}: {
  /** Of the field. An island needs one of its own: React counts anew in each. */
  id?: string;
  label: string;
  field?: Ref<HTMLInputElement>;
  onQuery?: (query: string) => void;
}) {
  const counted = useId();
  const id = given ?? counted;
  return (
    <search className="search-form">
      <form action={localPath('/search')} onSubmit={onQuery && ((event) => event.preventDefault())}>
        <label htmlFor={id}>{label}</label>
        <div>
          <input
            ref={field}
            id={id}
            name="q"
            type="search"
            autoComplete="off"
            spellCheck={false}
            onInput={onQuery && (({ currentTarget }) => onQuery(currentTarget.value))}
          />
          <button type="submit" className="button small">
            <Icon shape={magnifier} />
            {m.common_search()}
          </button>
        </div>
      </form>
    </search>
  );
}
