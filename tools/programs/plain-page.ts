/**
 * A page in a Chromium started by Playwright, controlled through its tab with the DevTools protocol. Playwright attaches to pages
 * instead of tabs, and Chromium then prerenders no pages that a link leads to.
 */
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { findChromium } from './find-chromium.ts';
import { freePort } from './postgres.ts';

export interface PlainPage {
  goto(url: string): Promise<void>;
  /** Moves the pointer from the window's corner to the center of the first element that matches the selector. */
  hover(selector: string): Promise<void>;
  /** Hovers, then presses the main button. */
  click(selector: string): Promise<void>;
  /** Runs a function in the visible document and returns its result. It must not use variables from outside. */
  evaluate<T>(run: () => T | Promise<T>): Promise<T>;
  /** URLs of the pages that Chromium has prerendered. */
  prerendered(): Promise<string[]>;
  /** Sends any command to the visible document. */
  send(method: string, parameters?: object): Promise<Answer>;
}

/** The fields of a response that are used here. */
interface Answer {
  targetId: string;
  sessionId: string;
  /** Result of Runtime.evaluate. */
  result: { value: unknown };
  exceptionDetails?: { text: string };
}

interface Message {
  id?: number;
  error?: { message: string };
  result?: Answer;
  method?: string;
  params?: { sessionId: string; targetInfo: { targetId: string; type: string; subtype?: string } };
}

/** Runs `use` with a page of 1280 by 900 px in a new Chromium. */
export async function withPlainPage<T>(
  use: (page: PlainPage) => Promise<T>,
  args: string[] = [],
): Promise<T> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`, ...args],
  });
  try {
    return await use(await openPage(port));
  } finally {
    await browser.close();
  }
}

async function openPage(port: number): Promise<PlainPage> {
  const version = await fetch(`http://127.0.0.1:${port}/json/version`);
  const { webSocketDebuggerUrl } = (await version.json()) as { webSocketDebuggerUrl: string };
  const socket = new WebSocket(webSocketDebuggerUrl);
  await once(socket, 'open');
  const waiting = new Map<number, (message: Message) => void>();
  /** Sessions of the tab's documents by target: the visible one, and prerendered ones. */
  const documents = new Map<string, { session: string; isPrerendered: boolean }>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    const { targetInfo, sessionId } = message.params ?? {};
    const isPrerendered = targetInfo?.subtype === 'prerender';
    if (message.method === 'Target.attachedToTarget' && targetInfo?.type === 'page')
      documents.set(targetInfo.targetId, { session: sessionId ?? '', isPrerendered });
    if (message.method === 'Target.targetInfoChanged' && targetInfo) {
      const known = documents.get(targetInfo.targetId);
      if (known) known.isPrerendered = isPrerendered;
    }
    if (message.method === 'Target.detachedFromTarget')
      for (const [target, { session }] of documents)
        if (session === sessionId) documents.delete(target);
  });

  const command = (method: string, params: object, sessionId?: string) =>
    new Promise<Answer>((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ error, result }) => {
        waiting.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result as Answer);
      });
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
  const send = (method: string, params: object = {}) => {
    const shown = [...documents.values()].find(({ isPrerendered }) => !isPrerendered);
    if (!shown) throw new Error('The tab is between two documents.');
    return command(method, params, shown.session);
  };
  async function evaluate<T>(run: string | (() => T | Promise<T>)): Promise<T> {
    const expression = typeof run === 'string' ? run : `(${run})()`;
    const options = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await send('Runtime.evaluate', options);
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result.value as T;
  }
  async function hover(selector: string): Promise<{ x: number; y: number }> {
    const place = await evaluate<{ x: number; y: number }>(`(() => {
      const element = document.querySelector(${JSON.stringify(selector)});
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`);
    for (const to of [{ x: 0, y: 0 }, place])
      await send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...to });
    return place;
  }

  const { targetId } = await command('Target.createTarget', { url: 'about:blank', forTab: true });
  const { sessionId } = await command('Target.attachToTarget', { targetId, flatten: true });
  const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await command('Target.setAutoAttach', attach, sessionId);
  const size = { width: 1280, height: 900, deviceScaleFactor: 1, mobile: false };
  await send('Emulation.setDeviceMetricsOverride', size);
  await send('Page.bringToFront');
  return {
    send,
    evaluate,
    async goto(url) {
      await send('Page.navigate', { url });
      const { href } = new URL(url);
      const isLoaded = `document.readyState === 'complete' && location.href === '${href}'`;
      while (!(await evaluate<boolean>(isLoaded).catch(() => false))) await wait(50);
    },
    hover: async (selector) => void (await hover(selector)),
    async prerendered() {
      const options = { expression: 'location.href', returnByValue: true };
      const prepared = [...documents.values()].filter(({ isPrerendered }) => isPrerendered);
      const answers = await Promise.all(
        prepared.map(({ session }) => command('Runtime.evaluate', options, session)),
      );
      return answers.map(({ result }) => String(result.value));
    },
    async click(selector) {
      const at = { ...(await hover(selector)), button: 'left', clickCount: 1 };
      await send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at });
      await send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at });
    },
  };
}
