/** Serves the built site as if content/site.yaml said something else: the scripts' settings are changed on the way. */
import type { Page } from '@playwright/test';
import type { Site } from '../domain/content/site-schema.ts';

/** A setting as a built script has it. */
const VALUE = '(?:!0|!1|null|\\[\\]|`[^`]*`|"[^"]*")';

/** Of what scripts are built with (virtual:page-settings, virtual:site-data). Call before the first visit. */
export async function changeSetting<Name extends keyof Site>(
  page: Page,
  name: Name,
  value: Site[Name],
): Promise<void> {
  const setting = new RegExp(`\\b${name}:${VALUE}`, 'g');
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(setting, `${name}:${JSON.stringify(value)}`);
    await route.fulfill({ response, body });
  });
}
