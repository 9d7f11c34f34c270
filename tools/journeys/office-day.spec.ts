/** A whole day in the office, from the invitation to signing out elsewhere. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './driver/journey.ts';
import { askForQuote, enter, officeUrl, row } from './driver/office-app.ts';
import type { Office } from './driver/office-server.ts';
import { DESKTOP, PHONE, tabTo } from './driver/running-page.ts';

const DANA = {
  name: 'Dana Whitfield',
  phone: '(804) 555-0177',
  email: 'dana@example.com',
  pest: 'Termites',
  text: 'Wings on the window sill in the sun room.',
  zip: '23220',
};

test('a whole day on a phone', async ({ page, browser, ownOffice: office }) => {
  await page.setViewportSize(PHONE);
  await addAuthenticator(page);

  await page.goto(officeUrl(office));
  await expect(page.getByRole('heading', { name: 'Nobody has been invited yet.' })).toBeVisible();
  await page.goto(await invite(office, 'maria@example.com'));
  await page.getByLabel('Your name').fill('Maria Lopez');
  await page.getByRole('button', { name: 'Accept and go in' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Everybody has been called')).toBeVisible();

  // The list shows it by itself.
  await askForQuote(office, DANA);
  await expect(row(page, 'Dana Whitfield')).toContainText('Termites');
  await expect(page.getByRole('heading', { name: 'Call next' })).toBeVisible();
  await expect(row(page, 'Dana Whitfield')).toContainText(/due|late/);

  const calls = page.getByRole('link', { name: 'Call Dana Whitfield' });
  await expect(calls).toHaveAttribute('href', 'tel:+18045550177');
  await calls.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dana Whitfield' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Wings on the window sill');
  const cameOfIt = page.getByRole('region', { name: 'What came of it' });
  await cameOfIt.getByRole('button', { name: 'Booked' }).click();
  await expect(cameOfIt).toBeHidden();
  await expect(page.getByRole('button', { name: 'Booked', pressed: true })).toBeVisible();
  await page.getByLabel('Amount in dollars').fill('249');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('marked it as booked, $249')).toBeVisible();

  await page.getByRole('textbox', { name: 'Notes' }).fill('Gate code 4471');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Gate code 4471' })).toBeVisible();

  await page.getByRole('button', { name: 'Lost', exact: true }).click();
  await page.getByRole('button', { name: 'Too expensive' }).click();
  await expect(page.getByRole('button', { name: 'Lost', pressed: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Booked', pressed: true })).toBeVisible();

  await page.getByRole('link', { name: 'Inbox' }).first().click();
  await page.getByRole('link', { name: 'All', exact: true }).click();
  for (const words of ['0177', 'whit', '4471', '23220']) {
    await page.getByRole('searchbox').fill(words);
    await expect(row(page, 'Dana Whitfield'), words).toBeVisible();
  }
  await page.getByRole('searchbox').fill('nobody');
  await expect(page.getByText('Nothing found for “nobody”')).toBeVisible();

  await page.goto(officeUrl(office, '/erase'));
  await page.getByLabel('E-mail, phone or full name').fill('dana@example.com');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByLabel('Type “erase”').fill('erase');
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText('Erased: one request')).toBeVisible();
  await expect.poll(() => office.leads()).toEqual([]);

  const elsewhere = await browser.newContext({ viewport: PHONE });
  const other = await elsewhere.newPage();
  await signInByMail(other, office, 'maria@example.com');
  await expect(other.getByRole('heading', { name: 'Inbox' })).toBeVisible();
  await page.goto(officeUrl(office, '/me'));
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expectSignedOut(other);
  await elsewhere.close();

  // The passkey alone opens it again.
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible();
});

test('a whole day with the keyboard alone', { tag: '@slow' }, async ({
  page,
  browser,
  ownOffice: office,
}) => {
  await page.setViewportSize(DESKTOP);
  await addAuthenticator(page);
  const { keyboard } = page;

  await page.goto(await invite(office, 'maria@example.com'));
  await tabToNamed(page, 'Your name');
  await keyboard.type('Maria Lopez');
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
  await tabToNamed(page, 'Add a passkey');
  await keyboard.press('Enter');
  await expect(page.getByText('Everybody has been called')).toBeVisible();

  await askForQuote(office, DANA);
  await askForQuote(office, { name: 'Sam Okafor', phone: '804 555 0121' });
  await expect(row(page, 'Dana Whitfield')).toBeVisible();
  await expect(row(page, 'Sam Okafor')).toBeVisible();
  await tabToNamed(page, /^Dana Whitfield\b/);
  await keyboard.press('Enter');
  const name = page.getByRole('heading', { level: 1, name: 'Dana Whitfield' });
  await expect(name).toBeFocused();
  await tabToNamed(page, /^Call /);
  await keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'What came of it' })).toBeVisible();
  await tabToNamed(page, 'Booked');
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Booked', pressed: true })).toBeVisible();
  await tabToNamed(page, 'Notes');
  await keyboard.type('Gate code 4471');
  await keyboard.press('Control+Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Gate code 4471' })).toBeVisible();

  // The list without what is booked: the next request is the first.
  await tabToNamed(page, 'Inbox');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  await expect(row(page, 'Dana Whitfield')).toBeHidden();
  await tabToNamed(page, 'Search requests');
  await keyboard.type('okafor');
  await expect(row(page, 'Sam Okafor')).toBeVisible();
  await keyboard.press('Enter');
  await expect(row(page, 'Sam Okafor')).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sam Okafor' })).toBeFocused();
  await tabToNamed(page, 'Lost');
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Too expensive' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Lost', pressed: true })).toBeVisible();
  await tabToNamed(page, 'Undo');
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'New', pressed: true })).toBeVisible();

  await tabToNamed(page, 'Erase a person');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Erase a person' })).toBeFocused();
  await tabToNamed(page, 'E-mail, phone or full name');
  await keyboard.type('dana@example.com');
  await keyboard.press('Enter');
  await expect(page.getByText('Certainly theirs')).toBeVisible();
  await tabToNamed(page, /^Type “erase”/);
  await keyboard.type('erase');
  await keyboard.press('Enter');
  await expect(page.getByText('Erased: one request')).toBeVisible();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signInByMail(other, office, 'maria@example.com');
  await expect(other.getByRole('heading', { name: 'Inbox' })).toBeVisible();
  await tabToNamed(page, 'My settings');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'My settings' })).toBeFocused();
  await tabToNamed(page, 'Sign out everywhere else');
  await keyboard.press('Enter');
  await expectSignedOut(other);
  await elsewhere.close();
});

const expectSignedOut = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();

/** Presses Tab until the control with this name has focus. */
async function tabToNamed(page: Page, name: string | RegExp): Promise<void> {
  const roles = ['button', 'link', 'textbox', 'searchbox'] as const;
  const [first, ...others] = roles.map((role) => page.getByRole(role, { name }));
  await tabTo(page, others.reduce((all, one) => all.or(one), first as Locator).first(), 80);
}

test('undo works for ten seconds by the clock of the browser, and not longer', {
  tag: '@slow',
}, async ({ page, office }) => {
  await page.clock.install();
  await enter(page, office, { name: 'Maria Lopez' });
  const id = await askForQuote(office, { name: 'Una Undo', phone: '(804) 555-0177' });
  await page.goto(officeUrl(office, `/leads/${id}`));
  const is = (status: string) => page.getByRole('button', { name: status, pressed: true });
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(is('New')).toBeVisible();

  /** From here on time passes only where the journey moves it. */
  const stopClock = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await stopClock();
  // What was never sent would be taken back without an entry in the history.
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/acts') && answer.ok());
  await page.getByRole('button', { name: 'Contacted', exact: true }).click();
  await stored;
  await expect(undo).toBeVisible();
  await page.clock.runFor(9900);
  await undo.click();
  await page.clock.resume();
  await expect(is('New')).toBeVisible();
  await expect(page.getByText('marked it as new')).toBeVisible();

  await stopClock();
  await page.getByRole('button', { name: 'Contacted', exact: true }).click();
  await expect(undo).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(undo).toBeHidden();
  await page.clock.resume();
  await page.reload();
  await expect(is('Contacted')).toBeVisible();
});

/** @returns the link of an invitation */
async function invite(office: Office, email: string, ...words: string[]): Promise<string> {
  const printed = await office.command('office', 'invite', email, ...words);
  const link = /https?:\/\/\S+\/office\/sign-in#[\w-]+/.exec(printed)?.[0];
  if (!link) throw new Error(`No link in: ${printed}`);
  return link;
}

/** Gives a page the authenticator of a phone, whose owner agrees to everything at once. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Asks for a sign-in mail on the page, and follows its link. Without SMTP_URL the mail stays on the server. */
async function signInByMail(page: Page, office: Office, email: string): Promise<void> {
  await page.goto(officeUrl(office));
  await page.getByLabel('Your e-mail').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('heading', { name: 'The link stays on the server' })).toBeVisible();
  const link = async () => {
    const mails = await office.mailsTo(email);
    return mails.flatMap(({ text }) => /\S+\/office\/sign-in#[\w-]+/.exec(text ?? '') ?? []).at(-1);
  };
  await expect.poll(link).toBeTruthy();
  await page.goto((await link()) ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
}
