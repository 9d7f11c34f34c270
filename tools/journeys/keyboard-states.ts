/** What opens on a page, opened by keyboard alone, for tools/journeys/keyboard.spec.ts. */
import { expect, type Locator, type Page } from '@playwright/test';
import { loadHome } from '../../publisher/read/home.ts';

interface Journey {
  path: string;
  /** CSS selector of what is walked. */
  scope: string;
  /** Opens one thing after the other, names each, and leaves focus where a person has it then. */
  states(page: Page): AsyncGenerator<string>;
}

export const JOURNEYS: Journey[] = [
  {
    path: '/about',
    scope: 'header',
    async *states(page) {
      const toggle = page.getByRole('button', { name: 'Menu' });
      if (await toggle.isVisible()) {
        await press(toggle);
        yield 'menu';
      }
      for (const summary of await page.locator('.site-menu > * > details > summary').all()) {
        await press(summary);
        yield `menu, ${await summary.textContent()}`;
      }
    },
  },
  {
    path: '/about',
    scope: '#territory-panel',
    async *states(page) {
      await press(page.locator('main, footer').locator('[popovertarget=territory-panel]').last());
      yield 'territory panel';
    },
  },
  { path: '/pest-info/ants', scope: 'dialog.chat-panel', states: chat },
  {
    path: '/',
    scope: 'dialog.film-dialog',
    async *states(page) {
      await press(
        page.getByRole('link', { name: `Play the film: ${loadHome().about.film?.title}` }),
      );
      await expect(page.getByRole('dialog')).toBeVisible();
      yield 'film';
    },
  },
  ...['/quote', '/upload', '/services/termite-clearance-letter'].map(
    (path): Journey => ({
      path,
      scope: 'main form.quote-form',
      async *states(page) {
        await press(page.locator('main form.quote-form [type=submit]'));
        await expect(page.locator('main [aria-invalid]').first()).toBeVisible();
        yield `errors of ${path}`;
      },
    }),
  ),
  {
    path: '/pest-identifier',
    scope: '.identify',
    async *states(page) {
      await page.locator('.identify input').first().focus();
      await page.keyboard.press('ArrowRight');
      yield 'identifier';
    },
  },
];

/** Answers the bot to the end and closes it; the server's answers are given here, so that no lead is made. */
async function* chat(page: Page): AsyncGenerator<string> {
  await page.route('**/api/**', (route) => route.fulfill({ status: 201, json: {} }));
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
  await press(page.getByRole('button', { name: 'Help!' }));
  const panel = page.locator('dialog.chat-panel');
  const field = panel.getByRole('textbox');
  const hear = async () => {
    await expect(panel.getByLabel('Wren is typing')).toBeVisible();
    await expect(async () => {
      await page.clock.fastForward(1500);
      await expect(panel.getByLabel('Wren is typing')).toBeHidden({ timeout: 500 });
    }).toPass();
  };
  await hear();
  for (const [step, answer] of Object.entries({
    question: 'Yes',
    'what it is': 'Ants by the sink',
    'ZIP code': '23220',
    name: 'Ada Wren',
    phone: '804 555 0199',
    'e-mail': 'ada@example.com',
  })) {
    // Where focus is left by the answer before.
    yield `chat, ${step}`;
    await field.focus();
    await page.keyboard.type(answer);
    await page.keyboard.press('Enter');
    await hear();
  }
  yield 'chat, done';
}

async function press(control: Locator): Promise<void> {
  await control.focus();
  await control.press('Enter');
}
