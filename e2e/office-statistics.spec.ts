/** A newsletter, from the first word to the mail. */
import { noteRefusal } from '../server/newsletter/store/refusals.ts';
import { findViolations } from './find-violations.ts';
import { expect, test } from './journey.ts';
import { officeForAllTests } from './office.ts';
import { enter, officeUrl } from './office-app.ts';

const office = officeForAllTests({ NEWSLETTER_PER_MINUTE: '6000' });

test('a newsletter is written, looked at, tested and sent', async ({ page }) => {
  test.setTimeout(90_000);
  for (const reader of [
    { email: 'one@readers.example' },
    { email: 'dos@readers.example', language: 'es' },
  ])
    await fetch(`${office.origin}/api/newsletter-signups`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...reader, source_page: 'footer' }),
    });
  await enter(page, office, { name: 'Eve Ray', role: 'owner', email: 'eve@fixture.example' });
  await page.goto(officeUrl(office, '/newsletter'));
  await page.getByRole('button', { name: 'Spring in Virginia starter' }).click();
  const english = page.getByRole('group', { name: 'In English' });
  await english.getByLabel('Subject').fill('Ants in the attic');
  await english.getByLabel('Letter').fill('# Hello\n\nLook at the **sill**.');
  const spanish = page.getByRole('group', { name: 'In Spanish' });
  await expect(spanish).toContainText('signed up on a page in Spanish: 1 now');
  await expect(spanish.getByLabel('Subject')).toHaveValue(/¿Alas en la ventana\?/);
  await spanish.getByLabel('Letter').fill('');
  const send = page.getByRole('button', { name: 'Send to 2 subscribers' });
  await expect(page.getByText(/needs a subject and a text/)).toBeVisible();
  await expect(send).toBeDisabled();
  await spanish.getByLabel('Subject').fill('Hormigas en el ático');
  await spanish.getByLabel('Letter').fill('# Hola\n\nMire la **ventana**.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const mail = page.frameLocator('iframe');
  await expect(mail.getByRole('heading', { name: 'Hello' })).toBeVisible();
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(mail.getByRole('heading', { name: 'Hola' })).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'At a desk at night' }).click();
  await expect(page.frameLocator('iframe').locator('.paper')).toHaveCSS(
    'background-color',
    'rgb(42, 22, 44)',
  );
  await page.getByRole('button', { name: 'Plain text' }).click();
  await expect(page.getByText('Look at the sill.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send a test to me' }).click();
  const subjects = async () =>
    (await office.mails()).map(({ subject, to }) => `${to?.[0]?.address}: ${subject}`);
  await expect
    .poll(subjects, { timeout: 20_000 })
    .toEqual(
      expect.arrayContaining([
        'eve@fixture.example: Test: Ants in the attic',
        'eve@fixture.example: Prueba: Hormigas en el ático',
      ]),
    );
  await send.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Sent to 2 of 2')).toBeVisible({ timeout: 30_000 });
  expect(await subjects()).toEqual(
    expect.arrayContaining([
      'one@readers.example: Ants in the attic',
      'dos@readers.example: Hormigas en el ático',
    ]),
  );
});

test('a newsletter loses nothing: on leaving, on two screens at once, on a press on Delete', {
  tag: '@slow',
}, async ({ page }) => {
  test.setTimeout(90_000);
  await enter(page, office, { name: 'Zoe Lind', role: 'owner' });
  await page.goto(officeUrl(office, '/newsletter'));
  await page.getByRole('button', { name: 'An empty page' }).click();
  const letter = page.getByLabel('Letter').first();
  const subject = page.getByLabel('Subject').first();
  await subject.fill('Typed and left');
  await page.getByRole('link', { name: 'All newsletters' }).click();
  await page.getByRole('link', { name: 'Typed and left' }).click();
  await expect(subject).toHaveValue('Typed and left');

  await letter.fill('Typed and reloaded');
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(letter).toHaveValue('Typed and reloaded');

  const other = await page.context().newPage();
  await other.goto(page.url());
  const otherLetter = other.getByLabel('Letter').first();
  await expect(otherLetter).toHaveValue('Typed and reloaded');
  await otherLetter.fill('From the other screen');
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  await letter.fill('From the first screen');
  const conflict = page.getByRole('alert');
  await expect(conflict).toContainText('Zoe Lind has changed this letter meanwhile.');
  await expect(conflict).toContainText('From the other screen');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'All newsletters' }).click();
  await expect(page.getByRole('dialog')).toContainText('Leave without saving?');
  await page.getByRole('button', { name: 'Go back' }).click();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await letter.fill('And on, without another conflict');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(conflict).toHaveCount(0);

  await otherLetter.fill('Again from the other screen');
  await expect(other.getByRole('alert')).toContainText('And on, without another conflict');
  await other.getByRole('button', { name: 'Take theirs' }).click();
  await expect(otherLetter).toHaveValue('And on, without another conflict');

  await page.getByRole('button', { name: 'Delete the draft' }).click();
  await expect(page.getByRole('dialog')).toContainText('Delete this draft?');
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(letter).toHaveValue('And on, without another conflict');
  await page.getByRole('button', { name: 'Delete the draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the draft' }).click();
  await expect(page.getByRole('button', { name: 'An empty page' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Typed and left' })).toHaveCount(0);
});

test('an address that a mail server refused is shown, and written to again', {
  tag: '@slow',
}, async ({ page }) => {
  await fetch(`${office.origin}/api/newsletter-signups`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'gone@readers.example', source_page: 'footer' }),
  });
  await noteRefusal(office.db, {
    ...{ email: 'gone@readers.example', mailing_id: 'generated', code: '550 5.1.1' },
    ...{ isUnknown: true, now: Date.now() },
  });
  await enter(page, office, { name: 'Ida Moss', role: 'owner' });
  await page.goto(officeUrl(office, '/newsletter'));
  await page.getByText('Which, and write to them again').click();
  const item = page.getByRole('listitem').filter({ hasText: 'gone@readers.example' });
  await expect(item).toContainText('550 5.1.1');
  expect(await findViolations(page)).toEqual([]);
  await item.getByRole('button', { name: 'Write again to gone@readers.example' }).click();
  await expect(page.getByText('gets nothing because')).toHaveCount(0);
});
