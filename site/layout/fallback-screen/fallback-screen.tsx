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
 * Replaces a page that failed to render (spec §2). Uses no settings and no router, which may be what failed; without
 * scripts its buttons are plain forms.
 * @param phone whom to call
 */
export function FallbackScreen({ error, phone = null }: { error: unknown; phone?: Phone | null }) {
  useEffect(() => console.error(error), [error]);
  // Loaded here, so that no other page carries it.
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
        {/* Only a plain submit gets a framed page out of its frame in every browser. */}
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

/** The visitor's number, read from the failed page, since settings may be what failed. Null if it shows none. */
export function phoneOfPage(): Phone | null {
  const { territory } = document.documentElement.dataset;
  const link =
    document.querySelector<HTMLAnchorElement>(`a[data-for-territory="${territory}"]`) ??
    document.querySelector<HTMLAnchorElement>('a[href^="tel:"]');
  const number = /\(\d{3}\) \d{3}-\d{4}/.exec(link?.textContent ?? '')?.[0];
  return link && number ? { href: link.href, number } : null;
}
