/** Serves the built site as if content/site.yaml said something else: what scripts know of it is changed on the way. */
import type { Page } from '@playwright/test';
import type { Site } from '../domain/content/site-schema.ts';

/**
 * Call before the first visit.
 * @param name a setting that is built with a plain value or an empty list
 */
export async function changeSetting<Name extends keyof Site>(
  page: Page,
  name: Name,
  value: Site[Name],
): Promise<void> {
  const built = new RegExp(`\\b${name}:(null|\\[\\]|!0|!1|\`[^\`]*\`|"[^"]*")`, 'g');
  await page.route('**/assets/*.js', async (route) => {
    const answer = await route.fetch();
    const code = await answer.text();
    const body = code.replace(built, () => `${name}:${JSON.stringify(value)}`);
    await route.fulfill({ response: answer, body });
  });
}
