import * as m from '#messages';
import { pageLanguage } from '../../../domain/language/language.ts';
import { useSite } from '../../lib/site-data.ts';

/** Beside a call button of a Spanish page: whether the phone is answered in Spanish. Nothing on an English page. */
export function PhoneLanguage() {
  const { contact } = useSite().site;
  if (pageLanguage() !== 'es') return null;
  return (
    <p className="phone-language">
      {contact.answers_in_spanish ? m.phone_we_speak_spanish() : m.phone_write_in_spanish()}
    </p>
  );
}
