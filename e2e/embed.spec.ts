/** The quote form in a frame on somebody else's site: only where EMBED_ORIGINS says so, and there the whole way. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { type Office, openOffice } from './office.ts';

test.describe.configure({ mode: 'serial' });

/** Two names of this machine are two sites to a browser. */
let partner: { server: Server; origin: string };
let stranger: { server: Server; origin: string };
let office: Office;
test.beforeAll(async () => {
  [partner, stranger] = await Promise.all([serveFrame(), serveFrame()]);
  office = await openOffice({ EMBED_ORIGINS: partner.origin });
});
test.afterAll(async () => {
  await office.close();
  partner.server.close();
  stranger.server.close();
});

/** A page with our form in a frame; the address of the frame is in its query. */
async function serveFrame() {
  const server = createServer((request, response) => {
    const frame = new URL(request.url ?? '', 'http://x').searchParams.get('frame') ?? '';
    response.setHeader('content-type', 'text/html');
    response.end(
      `<!doctype html><title>Partner</title><iframe src="${encodeURI(frame)}" width="600" height="900"></iframe>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}

async function frameOn(page: Page, site: { origin: string }) {
  const form = `${office.origin}/embed/quote-form`;
  await page.goto(`${site.origin}/?frame=${encodeURIComponent(form)}`);
  return page.frameLocator('iframe');
}

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
