/** What visitors write, however odd: the office shows it as text, whole, in the direction of its script. */
import { expect, test } from './journey.ts';
import { askForQuote, enter, officeUrl, row } from './office-app.ts';
import { officeForAllTests } from './office-server.ts';
import { PHONE } from './running-page.ts';

test.use({ viewport: PHONE });

const office = officeForAllTests();

test('markup, a name from right to left and a long chat stay what they are', {
  tag: '@slow',
}, async ({ page }) => {
  const markup = '<img src=x onerror="document.title=1">';
  const chat = `Visitor: ${'it bites '.repeat(500)}THE END`;
  await askForQuote(office, { name: markup, phone: '804 555 0101', pest: markup, text: markup });
  await askForQuote(office, { name: 'محمد العلي', phone: '804 555 0102', text: 'النمل في المطبخ' });
  await askForQuote(office, {
    name: `Wolfeschlegelsteinhausenbergerdorff ${'Ann '.repeat(12)}`,
    phone: '804 555 0103',
    text: chat,
    source: 'chatbot',
  });
  await enter(page, office, { name: 'Maria Lopez' });

  await expect(row(page, '<img src=x')).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);

  await page.getByRole('link', { name: /^محمد العلي/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'محمد العلي' })).toBeVisible();
  const said = page.getByRole('article').getByText('النمل في المطبخ');
  expect(await said.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');

  await page.goto(officeUrl(office));
  await row(page, 'Wolfeschlegelsteinhausenbergerdorff').click();
  await expect(page.getByText('THE END')).toBeAttached();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await overflow()).toBeLessThanOrEqual(0);
});
