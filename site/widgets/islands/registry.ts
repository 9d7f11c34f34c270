/** Every island by its name. Each is a script of its own, loaded with React when it is needed. */
import type { ReactNode } from 'react';

interface IslandModule {
  /** The component; its props are in the page (island.tsx). */
  load(): Promise<(props: never) => ReactNode>;
  /** True if the page is about it: if it fails, the fallback screen replaces the page. */
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
