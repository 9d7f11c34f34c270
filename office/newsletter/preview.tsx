/** How the newsletter looks as a mail: on a phone, at a desk, at night, and as plain text. It shows what is saved. */
import { useState } from 'react';
import * as m from '#messages';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../domain/language/language.ts';
import { OFFICE_API } from '../../domain/office/api.ts';
import type { MailingDetail } from '../../domain/office/mailings-api.ts';
import { Button } from '../parts/button.tsx';

const VIEWS = [
  { id: 'phone', width: 'phone', look: 'light', name: m.office_newsletter_view_phone },
  { id: 'phone-dark', width: 'phone', look: 'dark', name: m.office_newsletter_view_phone_dark },
  { id: 'desk', width: 'desk', look: 'light', name: m.office_newsletter_view_desk },
  { id: 'desk-dark', width: 'desk', look: 'dark', name: m.office_newsletter_view_desk_dark },
  { id: 'text', name: m.office_newsletter_view_text },
] as const;

export function MailPreview({ detail: { mailing, text, text_es } }: { detail: MailingDetail }) {
  const [view, setView] = useState<(typeof VIEWS)[number]>(VIEWS[0]);
  const [language, setLanguage] = useState<Language>('en');
  const path = `${OFFICE_API}/mailings/${mailing.mailing_id}/preview`;
  return (
    <section className="stack" aria-labelledby="preview">
      <h2 id="preview">{m.office_newsletter_preview()}</h2>
      {text_es && (
        <fieldset className="row" aria-label={m.office_newsletter_language_of_preview()}>
          {LANGUAGES.map((one) => (
            <Button
              key={one}
              look="low"
              aria-pressed={one === language}
              onClick={() => setLanguage(one)}
            >
              <span lang={one}>{LANGUAGE_NAMES[one]}</span>
            </Button>
          ))}
        </fieldset>
      )}
      <div className="row">
        {VIEWS.map((one) => (
          <Button
            key={one.id}
            look="low"
            aria-pressed={one.id === view.id}
            onClick={() => setView(one)}
          >
            {one.name()}
          </Button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="mail-preview" tabIndex={0} aria-label={view.name()}>
        {'look' in view ? (
          <iframe
            title={m.office_newsletter_preview()}
            src={`${path}?look=${view.look}&language=${language}&at=${mailing.updated_at}`}
            sandbox=""
            data-width={view.width}
          />
        ) : (
          <div className="mail-text" lang={language}>
            {language === 'es' ? text_es : text}
          </div>
        )}
      </section>
    </section>
  );
}
