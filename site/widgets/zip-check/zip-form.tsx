import { localPath } from '../../../domain/language/language.ts';
import './zip-form.css';
import type { FormEventHandler } from 'react';
import * as m from '#messages';

/** Only the form that is answered on the spot says what is wrong, and a page has one of those. */
const PROBLEM_ID = 'zip-problem';

/**
 * "Do you serve my ZIP?" as a plain form: the server answers it with a page (server/pages/zip-answer.ts).
 * @param onSubmit what answers it on the spot instead
 * @param problem what is wrong with what was typed
 */
export function ZipForm({
  onSubmit,
  problem,
}: {
  onSubmit?: FormEventHandler<HTMLFormElement>;
  problem?: string | undefined;
}) {
  return (
    <form className="zip-form" action={localPath('/service-areas')} onSubmit={onSubmit}>
      <label>
        {m.zip_check_do_you_serve_my_zip()}
        <input
          name="zip"
          inputMode="numeric"
          autoComplete="postal-code"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && PROBLEM_ID}
        />
      </label>
      <button type="submit" className="button small">
        {m.zip_check_check()}
      </button>
      {problem && (
        <p id={PROBLEM_ID} className="zip-problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
