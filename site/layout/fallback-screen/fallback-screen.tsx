import { useEffect } from 'react';
import * as m from '#messages';
import { localPath } from '../../../domain/language/language.ts';
import { importStyles } from '../../scripts/import-part.ts';
import { Message } from '../../ui/message.tsx';
import styles from './fallback-screen.css?url';

interface Phone {
  href: string;
  number: string;
}

/**
 * Shown instead of the page on any rendering failure; words and buttons are spec §2. It stands on nothing
 * that may have failed: no settings, no router, and without scripts the buttons are plain forms.
 * @param phone whom to call instead
 */
export function FallbackScreen({ error, phone = null }: { error: unknown; phone?: Phone | null }) {
  useEffect(() => console.error(error), [error]);
  // Its style comes with it, so that no page carries it for the day it fails.
  useEffect(() => {
    importStyles(styles).catch(() => undefined);
  }, []);
  return (
    <main className="fallback-screen">
      <title>{m.common_something_went_wrong()}</title>
      <h1>{m.common_something_went_wrong()}</h1>
      <p>{m.fallback_screen_were_sorry_but_something()}</p>
      <div className="fallback-actions">
        <form
          onSubmit={(event) => {
            // A plain submit would lose the query of the URL.
            event.preventDefault();
            location.reload();
          }}
        >
          <button className="button" type="submit">
            {m.fallback_screen_refresh_page()}
          </button>
        </form>
        {/* A framed page leaves its frame; only the plain submit can do that everywhere. */}
        <form
          action={localPath('/')}
          target="_top"
          onSubmit={(event) => {
            if (top !== self) return;
            event.preventDefault();
            location.assign(localPath('/'));
          }}
        >
          <button className="button quiet" type="submit">
            {m.fallback_screen_go_home()}
          </button>
        </form>
      </div>
      {phone && (
        <p>
          <Message
            text={m.fallback_screen_or_call_us({ number: phone.number })}
            parts={{ phone: (words) => <a href={phone.href}>{words}</a> }}
          />
        </p>
      )}
    </main>
  );
}

/** The visitor's number as the page that failed still shows it: settings may be what failed. Null where it has none. */
export function phoneOfPage(): Phone | null {
  const { territory } = document.documentElement.dataset;
  const link =
    document.querySelector<HTMLAnchorElement>(`a[data-for-territory="${territory}"]`) ??
    document.querySelector<HTMLAnchorElement>('a[href^="tel:"]');
  const number = /\(\d{3}\) \d{3}-\d{4}/.exec(link?.textContent ?? '')?.[0];
  return link && number ? { href: link.href, number } : null;
}
