import { localPath } from '../../../domain/language/language.ts';
import './zip-form.css';
import * as m from '#messages';

/** "Do you serve my ZIP?": the server answers with a page (server/pages/zip-answer.ts). */
export function ZipForm() {
  return (
    <form className="zip-form" action={localPath('/service-areas')}>
      <label>
        {m.zip_check_do_you_serve_my_zip()}
        <input name="zip" inputMode="numeric" autoComplete="postal-code" />
      </label>
      <button type="submit" className="button small">
        {m.zip_check_check()}
      </button>
    </form>
  );
}
