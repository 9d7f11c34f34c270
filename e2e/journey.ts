/** The `test` of every journey in Chromium: it fails as well when a page broke the security policy on the way. */
import { type BrowserContext, test as base, type ConsoleMessage, expect } from '@playwright/test';

/** How Chromium begins to say that the policy, Trusted Types among it, was broken. */
const BROKEN = /content security policy|trusted ?(types?|html|scripturl|script)\b/i;

export const test = base.extend<{ keptPolicy: undefined }>({
  keptPolicy: [
    async ({ browser }, use) => {
      const broken = new Set<string>();
      const note = (message: ConsoleMessage) => {
        if (message.type() === 'error' && BROKEN.test(message.text()))
          broken.add(`${message.location().url}: ${message.text()}`);
      };
      const watch = (context: BrowserContext) => context.on('console', note);
      browser.on('context', watch);
      await use(undefined);
      browser.off('context', watch);
      expect([...broken], 'the security policy, broken on this journey').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
