import { localPath } from '../../../domain/language/language.ts';
import './search-form.css';
import * as m from '#messages';
import { Icon } from '../../ui/icon/icon.tsx';
import { magnifier } from '../../ui/icon/icon-shapes.ts';

/** The search field. The server answers with the search page (server/pages/search-answer.ts). */
export function SearchForm({ label, autoFocus }: { label: string; autoFocus?: boolean }) {
  return (
    <search className="search-form">
      <form action={localPath('/search')}>
        <label htmlFor="search">{label}</label>
        <div>
          <input
            id="search"
            name="q"
            type="search"
            autoComplete="off"
            spellCheck={false}
            // biome-ignore lint/a11y/noAutofocus: on the search page, which is nothing but this field
            autoFocus={autoFocus}
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
