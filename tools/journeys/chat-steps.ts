/** Drives the chat in a browser: time in hand, the API answered here. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import * as m from '#messages';
import { storeConversation } from '../../domain/chat/conversation.ts';
import { CONVERSATION_KEY } from '../../domain/chat/conversation-key.ts';
import {
  ANSWERS,
  answersBefore,
  chat,
  type Question,
  WREN,
} from '../../domain/chat/testing/chat-driver.ts';
import { inLanguage } from '../../domain/messages/message-language.ts';

/** Any page has the chat; this one is light and long enough. */
export const PAGE = '/pest-info/ants';
const NOON = new Date('2026-11-21T12:00:00-05:00');
/** From here on time moves only when a test says so. */
export const PAUSED = new Date(NOON.getTime() + 60_000);
export const FIVE_MINUTES = 300_000;
export const GREETING = 'Yikes! Do you currently have a pest control issue?';
export { WREN };
export const UP_TO_PHONE = answersBefore('email');

interface Submission {
  source: string;
  submission_id: string;
  [field: string]: unknown;
}

/** What the page sent, and how the next submissions are answered. */
interface Api {
  submissions: Submission[];
  notifications: Record<string, unknown>[];
  answers: { status: number; body?: object }[];
  /** The next submission fails for good: each of its three attempts. */
  refuse(status: number): void;
}

export async function fakeApi(page: Page): Promise<Api> {
  const api: Api = {
    submissions: [],
    notifications: [],
    answers: [],
    refuse: (status) => api.answers.push({ status }, { status }, { status }),
  };
  await page.route('**/api/contact-submissions', async (route) => {
    api.submissions.push(route.request().postDataJSON());
    const { status, body } = api.answers.shift() ?? { status: 201 };
    await route.fulfill({ status, json: body ?? {} });
  });
  await page.route('**/api/functions/send-quote-notification', async (route) => {
    api.notifications.push(route.request().postDataJSON());
    await route.fulfill({ status: 202, json: {} });
  });
  return api;
}

/** A page scrolled far enough for the chat, with time in hand. */
export async function visit(page: Page, path = PAGE): Promise<void> {
  await page.clock.install({ time: NOON });
  await page.goto(path);
  await reachChat(page);
  await page.clock.pauseAt(PAUSED);
}

/** After a reload, or in a second tab: time stands still already, and starting the page takes a little. */
export async function reachChat(page: Page): Promise<void> {
  await scrollTo(page, 900);
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(helpButton(page)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
}

/** After a change of document: the panel that was open opens again by itself. */
export async function untilOpen(page: Page): Promise<void> {
  await scrollTo(page, 900);
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(panel(page)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
}

export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

export const helpButton = (page: Page) => page.getByRole('button', { name: inEither(m.chat_help) });
export const panel = (page: Page) => page.getByRole('dialog', { name: /chat (with|con) wren/i });
export const field = (page: Page) => panel(page).getByRole('textbox');
export const log = (page: Page) => panel(page).getByRole('log');
export const typing = (page: Page) => panel(page).getByLabel(/^Wren (is typing|está escribiendo)$/);

/** A sentence as English and as Spanish pages say it. */
function inEither(say: () => string): RegExp {
  return new RegExp(`^(${inLanguage('en', say)}|${inLanguage('es', say)})$`);
}

export async function openChat(page: Page): Promise<void> {
  await helpButton(page).click();
  // With the first press its script comes.
  await expect(panel(page)).toBeVisible({ timeout: 20_000 });
  await hear(page);
}

/**
 * Opens the chat where it asks this, as for a visitor who comes back: the conversation up to there is stored as the chat
 * stores it.
 * @param answers that differ from the usual ones
 */
export async function openChatAt(
  page: Page,
  question: Question,
  answers: Partial<typeof ANSWERS> = {},
): Promise<void> {
  const given = { ...ANSWERS, ...answers };
  const past = chat({ now: PAUSED.getTime(), freshId: randomUUID() }).start();
  while (past.conversation.step !== question) past.say(given[past.conversation.step as Question]);
  const stored = storeConversation(past.conversation);
  await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [
    CONVERSATION_KEY,
    stored,
  ] as const);
  await helpButton(page).click();
  // With the first press its script comes.
  await expect(field(page)).toBeEnabled({ timeout: 20_000 });
}

/** Lets the bot finish what it is typing; while a lead is being sent, the dots show before it begins. */
export async function hear(page: Page): Promise<void> {
  await expect(typing(page)).toBeVisible();
  await expect(async () => {
    await page.clock.fastForward(1500);
    await expect(typing(page)).toBeHidden({ timeout: 500 });
  }).toPass();
}

export async function answer(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    await field(page).fill(text);
    await page.keyboard.press('Enter');
    await hear(page);
  }
}
