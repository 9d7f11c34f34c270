/** Serves the built site as if content/site.yaml had another value: changes the settings that scripts read, on the way. */
import type { Page } from '@playwright/test';
import type { Site } from '../../../domain/content/site-schema.ts';

/**
 * Call it before the first visit.
 * @param name a setting with a plain value or an empty list, in a page's JSON or in the module `company`
 * @param changeHeaders changes the headers of each answer, where the setting does
 */
export async function changeSetting<Name extends keyof Site>(
  page: Page,
  name: Name,
  value: Site[Name],
  changeHeaders = (headers: Record<string, string>) => headers,
): Promise<void> {
  const built = new RegExp(`"${name}":(null|\\[\\]|true|false|"[^"]*")`, 'g');
  await page.route('**', async (route) => {
    const request = route.request();
    const hasSettings = /\/assets\/(es\/)?company-/.test(request.url());
    if (!hasSettings && request.resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const text = await answer.text();
    const body = text.replace(built, () => `"${name}":${JSON.stringify(value)}`);
    await route.fulfill({ response: answer, headers: changeHeaders(answer.headers()), body });
  });
}
