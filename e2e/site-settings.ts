/** Serves the built site as if content/site.yaml said something else: the page's data is changed on the way. */
import type { Page } from '@playwright/test';
import type { Site } from '../domain/content/site-schema.ts';

/** Call before the first visit. */
export async function changeSetting<Name extends keyof Site>(
  page: Page,
  name: Name,
  value: Site[Name],
): Promise<void> {
  await page.route('**/boot/*.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: withSetting(await answer.text(), name, value) });
  });
}

/** React Router writes its data as a flat list in which objects and lists name keys and values by their place. */
function withSetting(boot: string, name: string, value: unknown): string {
  return boot.replace(/enqueue\(("(?:[^"\\]|\\.)*")\)/, (call, literal: string) => {
    const [data, ...rest] = (JSON.parse(literal) as string).split('\n');
    const list = JSON.parse(data as string) as unknown[];
    const key = `_${list.indexOf(name)}`;
    const site = list.find(
      (entry): entry is Record<string, number> =>
        typeof entry === 'object' && entry !== null && key in entry,
    );
    if (!site) return call;
    site[key] = place(value, list);
    return `enqueue(${JSON.stringify([JSON.stringify(list), ...rest].join('\n'))})`;
  });
}

/** Adds a value to the list. @returns its place. */
function place(value: unknown, list: unknown[]): number {
  if (Array.isArray(value)) return list.push(value.map((item) => place(item, list))) - 1;
  if (typeof value !== 'object' || value === null) return list.push(value) - 1;
  const entries = Object.entries(value).map(([key, item]) => [
    `_${place(key, list)}`,
    place(item, list),
  ]);
  return list.push(Object.fromEntries(entries)) - 1;
}
