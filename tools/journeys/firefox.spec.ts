/**
 * The core journeys in Firefox, driven through WebDriver BiDi: Playwright drives only its own Firefox, or one newer than
 * those that systems come with.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFirefox } from '../programs/find-firefox.ts';
import { expect, test } from './driver/journey.ts';

let firefox: ChildProcess;
let socket: WebSocket;
let origin: string;
/** The tab. */
let context: string;
let profile: string;

test.beforeAll(async ({ baseURL }) => {
  origin = baseURL as string;
  profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  firefox = spawn(
    findFirefox(),
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const url = await new Promise<string>((resolve) => {
    let printed = '';
    firefox.stderr?.on('data', (chunk) => {
      printed += chunk;
      const found = /WebDriver BiDi listening on (\S+)/.exec(printed)?.[1];
      if (found) resolve(found);
    });
  });
  socket = new WebSocket(`${url}/session`);
  await once(socket, 'open');
  await send('session.new', { capabilities: {} });
  ({ context } = await send('browsingContext.create', { type: 'tab' }));
  await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 900 } });
});
test.afterAll(async () => {
  firefox.kill();
  await once(firefox, 'exit');
  rmSync(profile, { recursive: true, force: true });
});

// biome-ignore lint/suspicious/noExplicitAny: answers of all commands
async function send(method: string, params: object): Promise<any> {
  const id = Math.floor(Math.random() * 2 ** 50);
  const answer = new Promise<string>((resolve) => {
    const read = ({ data }: MessageEvent) => {
      if (JSON.parse(data).id !== id) return;
      socket.removeEventListener('message', read);
      resolve(data);
    };
    socket.addEventListener('message', read);
  });
  socket.send(JSON.stringify({ id, method, params }));
  const { result, error, message } = JSON.parse(await answer);
  if (error) throw new Error(`${method}: ${error}: ${message}`);
  return result;
}

const visit = (path: string) =>
  send('browsingContext.navigate', { context, url: origin + path, wait: 'complete' });

/** Text of the first element that matches the selector; undefined when there is none. */
async function textOf(selector: string): Promise<string | undefined> {
  const { result } = await send('script.evaluate', {
    expression: `document.querySelector(${JSON.stringify(selector)})?.textContent`,
    target: { context },
    awaitPromise: false,
  });
  return result.value;
}

async function click(selector: string): Promise<void> {
  const find = () =>
    send('browsingContext.locateNodes', { context, locator: { type: 'css', value: selector } });
  await expect.poll(async () => (await find()).nodes.length).toBeGreaterThan(0);
  const [element] = (await find()).nodes;
  await send('script.callFunction', {
    // A press goes to where things were painted last: the scrolled page has to be painted first.
    functionDeclaration: `(element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }`,
    arguments: [element],
    target: { context },
    awaitPromise: true,
  });
  const actions = [
    { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  await send('input.performActions', {
    context,
    actions: [{ type: 'pointer', id: 'mouse', actions }],
  });
}

async function fill(selector: string, text: string): Promise<void> {
  await click(selector);
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  await send('input.performActions', { context, actions: [{ type: 'key', id: 'keys', actions }] });
}

test('the quote form sends a request, the newsletter form subscribes a new address', async () => {
  await visit('/quote');
  await fill('main input[name="name"]', 'Fiona Fox');
  await fill('main input[name="phone"]', '804 555 0199');
  await click('main form button[type="submit"]');
  await expect.poll(() => textOf('main')).toMatch(/thank|got it|received/i);
  await fill('.site-footer input[type="email"]', `${randomUUID()}@example.com`);
  await click('.site-footer button[type="submit"]');
  await expect.poll(() => textOf('body')).toContain('Successfully Subscribed!');
});
