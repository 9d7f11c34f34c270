/** The quote form in a frame on somebody else's site: only where EMBED_ORIGINS says so, and there the whole way. */
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { type Office, openOffice } from './office-server.ts';
import { openPartnerSite, type PartnerSite } from './partner-site.ts';

test.describe.configure({ mode: 'serial' });

let partner: PartnerSite;
let stranger: PartnerSite;
let office: Office;
test.beforeAll(async () => {
  [partner, stranger] = await Promise.all([openPartnerSite(), openPartnerSite()]);
  office = await openOffice({ EMBED_ORIGINS: partner.origin });
});
test.afterAll(async () => {
  await office.close();
  partner.close();
  stranger.close();
});

const frameOn = (page: Page, site: PartnerSite) =>
  site.show(page, `${office.origin}/embed/quote-form`);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('an allowed site shows the form, and a request made there arrives', async ({ page }) => {
      const name = javaScriptEnabled ? 'Pat Partner' : 'Nora Noscript';
      const frame = await frameOn(page, partner);
      await frame.getByLabel('Name', { exact: true }).fill(name);
      await frame.getByLabel('Phone', { exact: true }).fill('804 555 0142');
      await frame.getByRole('radio', { name: 'Rodents' }).check();
      await frame.getByRole('button', { name: 'Get my free quote' }).click();
      await expect(frame.getByText(/^Got it/).first()).toBeVisible();
      const stored = async () => {
        const leads = (await office.leads()).filter((lead) => lead.first_name === name);
        return leads.map(({ service_needed }) => service_needed);
      };
      await expect.poll(stored).toEqual(['Rodents']);
    });
  });
}

test.describe('any other site', () => {
  test.use({ mayBreak: /frame-ancestors/ });

  test('shows nothing of it', async ({ page }) => {
    const frame = await frameOn(page, stranger);
    await expect(frame.getByRole('button', { name: 'Get my free quote' })).toHaveCount(0);
    expect(await office.leads()).toHaveLength(2);
  });
});
