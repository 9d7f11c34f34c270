/**
 * The `test` of every journey in Chromium. It fails as well when a page broke the security policy, and a pressed phone or
 * mail link does not leave the page.
 */
import { type BrowserContext, test as base, type ConsoleMessage, expect } from '@playwright/test';

/** How Chromium begins to say that the policy, Trusted Types among it, was broken. */
const BROKEN = /content security policy|trusted ?(types?|html|scripturl|script)\b/i;

interface Watched {
  /** What a journey breaks on purpose. */
  mayBreak: RegExp | null;
  brokenPolicy: undefined;
}

export const test = base.extend<Watched>({
  // What is still being answered for the server when a journey ends is nobody's failure.
  page: async ({ page }, use) => {
    await use(page);
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  mayBreak: [null, { option: true }],
  brokenPolicy: [
    async ({ browser, mayBreak }, use) => {
      const broken = new Set<string>();
      const note = (message: ConsoleMessage) => {
        const text = message.text();
        if (message.type() === 'error' && BROKEN.test(text) && !mayBreak?.test(text))
          broken.add(`${message.location().url}: ${text}`);
      };
      const watch = (context: BrowserContext) => {
        context.on('console', note);
        void context.addInitScript(stayOnPage);
        void context.addInitScript(removeSpeculationRules);
      };
      browser.on('context', watch);
      await use(undefined);
      browser.off('context', watch);
      expect([...broken], 'the security policy, broken on this journey').toEqual([]);
    },
    { auto: true },
  ],
});

/** After a press on such a link Chromium opens a dialog of its own, and the page gets no more input. */
function stayOnPage(): void {
  addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('a[href^="tel:"], a[href^="mailto:"]')) event.preventDefault();
  });
}

/** As they are parsed, before the page's script takes them: what the browser asks for to prepare a page escapes `page.route`. */
function removeSpeculationRules(): void {
  const observer = new MutationObserver(() => {
    const rules = document.querySelector('#speculation-rules');
    rules?.remove();
    if (rules) observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

export { expect };
