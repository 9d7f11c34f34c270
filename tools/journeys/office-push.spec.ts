/** Alerts, from a visitor's request to what stands on the screen of the phone, and a press on it. */
import type { Page } from '@playwright/test';
import { type PushService, startPushService } from '../../server/testing/push-service.ts';
import { findWholeChromium } from '../programs/find-chromium.ts';
import { expect, test } from './journey.ts';
import { askForQuote, enter } from './office-app.ts';
import { type Office, openOffice } from './office-server.ts';

// chromium-headless-shell shows no notifications, and no browser here reaches its maker's push service.
test.use({
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, executablePath: findWholeChromium() });
  },
});

let office: Office;
let pushService: PushService;
test.beforeAll(async () => {
  pushService = await startPushService();
  office = await openOffice({ PUSH_ORIGINS: pushService.origin });
});
test.afterAll(async () => {
  await office.close();
  await pushService.close();
});

test('a request is pushed within seconds, shown, and opened in the office that is open', async ({
  page,
  context,
}) => {
  await enter(page, office, { name: 'Maria Lopez' });
  await subscribe(page);

  const id = await askForQuote(office, { name: 'Dana Whitfield', phone: '(804) 555-0177' });
  await expect.poll(() => pushService.received.length, { timeout: 10_000 }).toBe(1);
  const pushed = pushService.received[0]?.message;
  expect(pushed).toMatchObject({ kind: 'lead', url: `/office/leads/${id}` });
  // What a locked screen shows is the owner's choice, and at first nothing personal.
  expect(JSON.stringify(pushed)).not.toContain('Dana');

  const devtools = await context.newCDPSession(page);
  const registered = new Promise<{ registrationId: string; scopeURL: string }>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/office/'));
      if (own) resolve(own);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const { registrationId, scopeURL } = await registered;
  await page.evaluate(() => navigator.serviceWorker.ready);
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(scopeURL).origin,
    registrationId,
    data: JSON.stringify(pushed),
  });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
    });
  await expect
    .poll(shown, { timeout: 20_000 })
    .toEqual([{ title: pushed?.title, body: pushed?.body }]);

  // Nobody can press a notification of a headless browser: the event is made as the press would make it.
  const worker = context
    .serviceWorkers()
    .find((one) => one.url().endsWith('/office/service-worker.js'));
  await worker?.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      NotificationEvent: new (
        type: string,
        init: { notification: Notification | undefined },
      ) => Event;
    };
    const [notification] = await scope.registration.getNotifications();
    globalThis.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Dana Whitfield' })).toBeVisible();
  await expect.poll(shown).toEqual([]);
});

/** As the office does when alerts are turned on, but for what only the browser's maker can do. */
async function subscribe(page: Page): Promise<void> {
  const status = await page.evaluate(
    (body) =>
      fetch('/office/api/push', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-office': '1' },
        body: JSON.stringify(body),
      }).then(({ status }) => status),
    { endpoint: `${pushService.origin}/device`, keys: pushService.device.keys },
  );
  expect(status).toBe(200);
}
