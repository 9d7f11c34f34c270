/** Serves the built site as if content/site.yaml said something else: what scripts get of it is changed on the way. */
import type { Page } from '@playwright/test';
import type { Site } from '../../domain/content/site-schema.ts';

/**
 * Call before the first visit.
 * @param name a setting with a plain value or an empty list, of a page's JSON or of the module `company`
 * @param changeHeaders of the answer, where a setting changes them, too
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
