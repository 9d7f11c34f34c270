/**
 * In which order a screen reader speaks: landmarks, headings and controls of home, chat and quote. The expected order stands
 * in e2e/pictures/speech; `npx playwright test e2e/speech.spec.ts --update-snapshots` writes it anew.
 */
import type { Locator } from '@playwright/test';
import { fakeApi, hear, helpButton, openChat, panel, visit } from './chat-driver.ts';
import { expect, test } from './journey.ts';
import { DESKTOP, PHONE, visitRunning } from './running-page.ts';

for (const [name, size] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test(`home on a ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await visitRunning(page);
    await expect(page.getByRole('button', { name: 'Next reviews' })).toBeVisible();
    expect(await speechOf(page.getByRole('main'))).toMatchSnapshot(['speech', `home-${name}.txt`]);
  });

  test(`quote on a ${name}, and with errors`, async ({ page }) => {
    await page.setViewportSize(size);
    await visitRunning(page, '/quote');
    const main = page.getByRole('main');
    expect(await speechOf(main)).toMatchSnapshot(['speech', `quote-${name}.txt`]);
    await main.getByRole('button', { name: 'Get my free quote' }).click();
    await expect(main.getByRole('alert')).toBeVisible();
    expect(await speechOf(main)).toMatchSnapshot(['speech', `quote-errors-${name}.txt`]);
  });

  test(`chat on a ${name}, and its second question`, async ({ page }) => {
    await fakeApi(page);
    await page.setViewportSize(size);
    await visit(page);
    await expect(helpButton(page)).toBeVisible();
    await openChat(page);
    expect(await speechOf(panel(page))).toMatchSnapshot(['speech', `chat-${name}.txt`]);
    await panel(page).getByRole('button', { name: 'Yes' }).click();
    await hear(page);
    expect(await speechOf(panel(page))).toMatchSnapshot(['speech', `chat-answered-${name}.txt`]);
  });
}

/** Words between landmarks, headings and controls; what a list holds, which content decides; and what comes when it is needed. */
const LEFT_OUT =
  /^- (paragraph|text|blockquote|term|definition|figure|option|listitem|region "Notifications"|\/\w+)(?!\w)/;
/** These are said, but say more than a line. */
const SPOKEN_WITHIN = /^- paragraph:$/;

/** A line per landmark, heading and control, in their order; numbers as #, because they change. */
async function speechOf(part: Locator): Promise<string> {
  const spoken: string[] = [];
  let skippedFrom = Infinity;
  for (const line of (await part.ariaSnapshot()).split('\n')) {
    const words = line.trimStart();
    const depth = line.length - words.length;
    if (depth > skippedFrom) continue;
    skippedFrom = Infinity;
    if (SPOKEN_WITHIN.test(words)) continue;
    if (LEFT_OUT.test(words)) skippedFrom = depth;
    else
      spoken.push(`${' '.repeat(depth)}${words.replace(/:$/, '').replace(/\d+(?![^[]*\])/g, '#')}`);
  }
  return `${spoken.join('\n')}\n`;
}
