import { expect, test } from 'vitest';
import { UNSET_ORIGIN } from '../../publisher/render/rendering.ts';
import { buildSite } from '../testing/built-site.ts';
import { serverForAllTests } from '../testing/test-server.ts';

const ROBOTS = 'User-agent: *\nDisallow: /api/\n';
/** Rendered without SITE_URL. */
const { served } = await buildSite({
  '/sitemap.xml': `<url><loc>${UNSET_ORIGIN}/</loc></url>`,
  '/blog.xml': `<link>${UNSET_ORIGIN}/blog</link>`,
  '/robots.txt': `${ROBOTS}Sitemap: ${UNSET_ORIGIN}/sitemap.xml\n`,
});
const server = serverForAllTests('sqlite', () => ({ served }));
const get = (url: string, host: string) => server.app.inject({ url, headers: { host } });

test.each(['localhost:4000', '[::1]:3000'])(
  'without SITE_URL, sitemap, robots.txt and feed name %s where that is asked',
  async (host) => {
    expect((await get('/sitemap.xml', host)).body).toBe(`<url><loc>http://${host}/</loc></url>`);
    expect((await get('/blog.xml', host)).body).toBe(`<link>http://${host}/blog</link>`);
    const robots = await get('/robots.txt', host);
    expect(robots.body).toBe(`${ROBOTS}Sitemap: http://${host}/sitemap.xml\n`);
    expect(robots.headers['cache-control']).toBe('no-store');
  },
);

test.each(['192.168.0.7:3000', 'localhost.example.com', '127.0.0.1.nip.io'])(
  'without SITE_URL, %s gets no sitemap and no feed, and robots.txt says why',
  async (host) => {
    for (const path of ['/sitemap.xml', '/blog.xml'])
      expect((await get(path, host)).statusCode).toBe(404);
    const { statusCode, body } = await get('/robots.txt', host);
    expect([statusCode, body]).toEqual([200, `${ROBOTS}# No sitemap: SITE_URL is not set.\n`]);
  },
);
