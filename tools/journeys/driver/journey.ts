/**
 * The `test` of every journey in Chromium, with the servers that journeys share. A journey also fails when a page breaks the
 * security policy. A pressed phone or mail link does not leave the page.
 */
import { type BrowserContext, test as base, type ConsoleMessage, expect } from '@playwright/test';
import { type Office, openOffice } from './office-server.ts';
import { openPartnerSite, type PartnerSite } from './partner-site.ts';

/** How Chromium begins its report of a broken policy, Trusted Types included. */
const BROKEN = /content security policy|trusted ?(types?|html|scripturl|script)\b/i;

interface OfJourney {
  /** Violations that this journey causes on purpose. */
  mayBreak: RegExp | null;
  brokenPolicy: undefined;
  /** A server of this journey alone, which nobody was invited to. It takes two seconds to start: prefer `office`. */
  ownOffice: Office;
}

interface OfWorker {
  /** A site of somebody else, which may frame the quote form of `office`. */
  partner: PartnerSite;
  /** The built site with its own database and mails, shared by journeys: each uses names of visitors that no other uses. */
  office: Office;
}

export const test = base.extend<OfJourney, OfWorker>({
  // Requests that a journey still answers when it ends are no failure.
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
      expect([...broken], 'violations of the security policy').toEqual([]);
    },
    { auto: true },
  ],
  ownOffice: async ({ baseURL: _shared }, use) => {
    const office = await openOffice();
    await use(office);
    await office.close();
  },
  partner: [
    async ({ browserName: _any }, use) => {
      const partner = await openPartnerSite();
      await use(partner);
      partner.close();
    },
    { scope: 'worker' },
  ],
  office: [
    async ({ partner }, use) => {
      const office = await openOffice({ EMBED_ORIGINS: partner.origin });
      await use(office);
      await office.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** After a press on such a link Chromium opens a dialog of its own, and the page gets no more input. */
function stayOnPage(): void {
  addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('a[href^="tel:"], a[href^="mailto:"]')) event.preventDefault();
  });
}

/** Removes the rules while the page is parsed: requests that the browser makes to prepare a page escape `page.route`. */
function removeSpeculationRules(): void {
  const observer = new MutationObserver(() => {
    const rules = document.querySelector('#speculation-rules');
    rules?.remove();
    if (rules) observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

export { expect };
