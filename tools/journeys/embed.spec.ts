/** The quote form in a frame on somebody else's site: only where EMBED_ORIGINS allows it, and there from end to end. */
import { fillContact, sendQuote } from './driver/form-answers.ts';
import { expect, test } from './driver/journey.ts';
import { openPartnerSite } from './driver/partner-site.ts';

for (const [way, javaScriptEnabled, name] of [
  ['with scripts', true, 'Pat Partner'],
  ['without scripts', false, 'Nora Noscript'],
] as const)
  test.describe(way, () => {
    test.use({ javaScriptEnabled });

    test('an allowed site shows the form, and a request made there arrives', async ({
      page,
      partner,
      office,
    }) => {
      const frame = await partner.show(page, `${office.origin}/embed/quote-form`);
      await fillContact(frame, name);
      await frame.getByRole('radio', { name: 'Rodents' }).check();
      await sendQuote(frame);
      await expect(frame.getByText(/^Got it/).first()).toBeVisible();
      expect(await office.leadOf(name)).toMatchObject({ service_needed: 'Rodents' });
    });
  });

test.describe('any other site', () => {
  test.use({ mayBreak: /frame-ancestors/ });

  test('shows nothing of it', async ({ page, office }) => {
    const stranger = await openPartnerSite();
    const refused = page.waitForEvent('console', (message) =>
      /frame-ancestors/.test(message.text()),
    );
    const frame = await stranger.show(page, `${office.origin}/embed/quote-form`);
    await refused;
    await expect(frame.getByRole('button', { name: 'Get my free quote' })).toHaveCount(0);
    stranger.close();
  });
});
