/** A site of somebody else with a page of ours in a frame. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from '@playwright/test';

export interface PartnerSite {
  origin: string;
  /** Goes to the site's page and returns its frame, which shows `url`. */
  show(page: Page, url: string): Promise<FrameLocator>;
  close(): void;
}

/** Starts it on localhost: the office is on 127.0.0.1, and to a browser these are two sites. */
export async function openPartnerSite(): Promise<PartnerSite> {
  const server = createServer((request, response) => {
    const frame = new URL(request.url ?? '', 'http://x').searchParams.get('frame') ?? '';
    response.setHeader('content-type', 'text/html');
    response.end(
      `<!doctype html><title>Partner</title><iframe src="${encodeURI(frame)}" width="600" height="900"></iframe>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    async show(page, url) {
      await page.goto(`${origin}/?frame=${encodeURIComponent(url)}`);
      return page.frameLocator('iframe');
    },
    close: () => server.close(),
  };
}
