import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  // Other tests in this thread must not get modules that were loaded with these settings.
  vi.resetModules();
});

async function counterWith(PUBLIC_COUNTER: string): Promise<string | null> {
  vi.stubEnv('PUBLIC_COUNTER', PUBLIC_COUNTER);
  vi.resetModules();
  const { loadSite } = await import('./load-site.ts');
  return loadSite().counter;
}

test('PUBLIC_COUNTER overrides the counter in site.yaml and must follow its rule', async () => {
  expect(await counterWith('')).toBeNull();
  const counter = 'https://stats.example.com/script.js data-website-id=94db1cb1';
  expect(await counterWith(counter)).toBe(counter);
  await expect(counterWith('http://stats.example.com/script.js')).rejects.toThrow(
    /^PUBLIC_COUNTER: expected an https address of one host.* found http:\/\/stats\.example\.com\/script\.js$/,
  );
});
