/** Drives the chat in a browser: holds time, answers its API, talks. */
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import * as m from '#messages';
import { storeConversation } from '../../../domain/chat/conversation.ts';
import { CONVERSATION_KEY } from '../../../domain/chat/conversation-key.ts';
import {
  ANSWERS,
  answersBefore,
  chat,
  type Question,
  WREN,
} from '../../../domain/chat/testing/chat-driver.ts';
import { inEither } from './form-answers.ts';
import { scrollTo } from './running-page.ts';

/** Any page has the chat; this one is light and long enough. */
export const PAGE = '/pest-info/ants';
const NOON = new Date('2026-11-21T12:00:00-05:00');
/** Time stands still from here on, until the journey moves it. */
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

/** What the page sent, and the answers to its next submissions. */
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

/** Visits a page, scrolls to where the chat shows, and holds time. */
export async function visit(page: Page, path = PAGE): Promise<void> {
  await page.clock.install({ time: NOON });
  await page.goto(path);
  await reachChat(page);
  await page.clock.pauseAt(PAUSED);
}

/** Scrolls to where the chat shows, and moves time until it does. */
export async function reachChat(page: Page): Promise<void> {
  await moveTimeUntil(page, helpButton(page));
}

/** Moves time until a panel that was open on the page before is open again. */
export async function untilOpen(page: Page): Promise<void> {
  await moveTimeUntil(page, panel(page));
}

async function moveTimeUntil(page: Page, shown: Locator): Promise<void> {
  await scrollTo(page, 900);
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(shown).toBeVisible({ timeout: 500 });
  }).toPass();
}

export const helpButton = (page: Page) => page.getByRole('button', { name: inEither(m.chat_help) });
export const panel = (page: Page) => page.getByRole('dialog', { name: /chat (with|con) wren/i });
export const field = (page: Page) => panel(page).getByRole('textbox');
export const log = (page: Page) => panel(page).getByRole('log');
export const typing = (page: Page) => panel(page).getByLabel(/^Wren (is typing|está escribiendo)$/);

export async function openChat(page: Page): Promise<void> {
  await helpButton(page).click();
  // The first press loads its script.
  await expect(panel(page)).toBeVisible();
  await hear(page);
}

/**
 * Opens the chat at a question, as for a visitor who comes back: the conversation so far is stored as the chat stores it.
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
  // The first press loads its script.
  await expect(field(page)).toBeEnabled();
}

/** Moves time until the bot has typed its message. While a lead is being sent, the dots show before that. */
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
