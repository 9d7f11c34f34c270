/** Every island by its name in the page. Each is a file of its own, which is fetched with React when it is needed. */
import type { ReactNode } from 'react';

interface IslandModule {
  /** Its props are those that island() wrote into the page. */
  load(): Promise<(props: never) => ReactNode>;
  /** What the page is about: when it fails, the fallback screen takes the page's place. Otherwise it is left out alone. */
  isContent?: boolean;
}

export const ISLANDS: Record<string, IslandModule> = {
  chat: { load: () => import('../chat/chat.tsx').then((part) => part.Chat) },
  newsletter: {
    load: () => import('../../forms/newsletter/newsletter.tsx').then((part) => part.NewsletterForm),
  },
  'letter-form': {
    isContent: true,
    load: () =>
      import('../../forms/letter-form/letter-form.tsx').then((part) => part.LetterRequest),
  },
  'pest-identifier': {
    isContent: true,
    load: () => import('../pest-identifier/pest-identifier.tsx').then((part) => part.Identifier),
  },
  'photo-form': {
    isContent: true,
    load: () => import('../../forms/photo-form/photo-form.tsx').then((part) => part.PhotoRequest),
  },
  'quote-form': {
    isContent: true,
    load: () => import('../../forms/quote-form/quote-form.tsx').then((part) => part.QuoteRequest),
  },
};
