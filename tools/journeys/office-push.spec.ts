/** Alerts: from a visitor's request to the notification on a phone, and a press on it. */
import type { Browser, Page } from '@playwright/test';
import { type PushService, startPushService } from '../../server/testing/push-service.ts';
import { findWholeChromium } from '../programs/find-chromium.ts';
import { expect, test } from './driver/journey.ts';
import { askForQuote, enter } from './driver/office-app.ts';
import { type Office, openOffice } from './driver/office-server.ts';

// chromium-headless-shell shows no notifications, and no browser here reaches its maker's push service. A browser of its own, as
// other launch options would restart the worker and what it shares.
let browser: Browser;
let office: Office;
let pushService: PushService;
test.beforeAll(async ({ playwright, launchOptions }) => {
  const executablePath = findWholeChromium();
  browser = await playwright.chromium.launch({ ...launchOptions, executablePath });
  pushService = await startPushService();
  office = await openOffice({ PUSH_ORIGINS: pushService.origin });
});
test.afterAll(async () => {
  await browser.close();
  await office.close();
  await pushService.close();
});

test('a request is pushed within seconds, shown, and opened in the office that is open', async () => {
  const context = await browser.newContext({
    serviceWorkers: 'allow',
    permissions: ['notifications'],
  });
  const page = await context.newPage();
  await enter(page, office, { name: 'Maria Lopez' });
  await subscribe(page);

  const id = await askForQuote(office, { name: 'Dana Whitfield', phone: '(804) 555-0177' });
  await expect.poll(() => pushService.received.length).toBe(1);
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
  await expect.poll(shown).toEqual([{ title: pushed?.title, body: pushed?.body }]);

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
