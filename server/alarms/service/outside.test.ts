import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { readCertificateEnd, watchOutside } from './outside.ts';

const DAY_MS = 86_400_000;
const RELEASES_URL = 'https://git.fixture.example/api/v1/repos/pest/website/releases';
/** Nothing is asked about the domain of this address, and it has no certificate. */
const SITE_URL = 'http://localhost:1';
const watch = (releasesUrl: string | null, answers: (Response | Error)[]) => {
  const asked: [string, RequestInit][] = [];
  const unknown: string[] = [];
  const ask = async (url: string, init: RequestInit) => {
    asked.push([url, init]);
    const answer = answers.shift();
    if (answer instanceof Response) return answer;
    throw answer;
  };
  const onUnknown = (sentence: string) => unknown.push(sentence);
  return { look: watchOutside({ siteUrl: SITE_URL, releasesUrl }, onUnknown, ask), asked, unknown };
};
const list = (tag_name: string) => Response.json([{ tag_name, name: 'Security' }]);

test('while no address of releases is set nobody is asked', async () => {
  const { look, asked, unknown } = watch(null, []);
  expect(await look(0)).toEqual({
    ...{ certificateEndsAt: null, domainEndsAt: null, securityRelease: null },
  });
  expect([asked, unknown]).toEqual([[], []]);
});

test('releases are asked for once a day, and nothing about this site is sent', async () => {
  const { look, asked } = watch(RELEASES_URL, [list('v0.0.1'), list('v9.0.0')]);
  expect(await look(0)).toMatchObject({ securityRelease: null });
  expect(await look(DAY_MS - 1)).toMatchObject({ securityRelease: null });
  expect(asked).toHaveLength(1);
  expect(await look(DAY_MS)).toMatchObject({ securityRelease: 'v9.0.0' });
  const [url, { headers, body, method }] = asked[0] ?? ['', {}];
  expect([url, headers, body, method]).toEqual([
    RELEASES_URL,
    { accept: 'application/rdap+json, application/json' },
    undefined,
    undefined,
  ]);
});

test('without an answer what was known before counts, and that there was none is told', async () => {
  const { look, unknown } = watch(RELEASES_URL, [
    list('v9.0.0'),
    new Error('fetch failed'),
    new Response(null, { status: 404 }),
  ]);
  await look(0);
  expect(await look(DAY_MS)).toMatchObject({ securityRelease: 'v9.0.0' });
  await look(2 * DAY_MS);
  expect(unknown).toEqual([
    'git.fixture.example gives no answer that can be read.',
    'There is nothing at RELEASES_URL.',
  ]);
});

test('of an address that speaks no TLS no certificate is read', async () => {
  const server = createServer((socket) => socket.end('no'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await readCertificateEnd(`https://127.0.0.1:${port}`)).toBeNull();
  server.close();
  expect(await readCertificateEnd(`https://127.0.0.1:${port}`)).toBeNull();
});
