/** What the journeys of /office share: invitations, passkeys, requests of visitors. */
import { randomUUID } from 'node:crypto';
import type { CDPSession, Page } from '@playwright/test';
import type { Role } from '../../domain/office/fields.ts';
import { inTransaction } from '../../server/database/database.ts';
import { invitePerson, redeemLink } from '../../server/office/store/people.ts';
import { startSession } from '../../server/office/store/sessions.ts';
import { expect } from './journey.ts';
import type { Office } from './office-server.ts';

/** Where the office is opened: an address without a name, as 127.0.0.1, can have no passkeys. */
export const officeUrl = (office: Office, path = '/') =>
  `${office.origin.replace('127.0.0.1', 'localhost')}/office${path}`;

/** @returns the link that invites somebody */
export async function invite(office: Office, email: string, ...words: string[]): Promise<string> {
  const printed = await office.command('office', 'invite', email, ...words);
  const link = /https?:\/\/\S+\/office\/sign-in#[\w-]+/.exec(printed)?.[0];
  if (!link) throw new Error(`No link in: ${printed}`);
  return link;
}

/** Opens the inbox for somebody who is signed in already, and has no passkey. */
export async function enter(
  page: Page,
  office: Office,
  {
    name,
    role = 'office',
    email = `${randomUUID()}@example.com`,
  }: { name: string; role?: Role; email?: string },
): Promise<void> {
  const now = Date.now();
  const invitation = await invitePerson(office.db, { email, role }, { actor: null, now });
  if (invitation === 'joined') throw new Error(`${email} uses the office already`);
  const { newToken } = await inTransaction(office.db, async (transaction) => {
    const person = await redeemLink(transaction, invitation.token, name, now);
    if (!person) throw new Error(`the invitation of ${email} is over`);
    return startSession(transaction, person, { signedInBy: 'link', device: 'a test', now });
  });
  const url = officeUrl(office);
  const { hostname: domain } = new URL(url);
  // As server/office/calls/calls.ts writes it without https.
  const cookie = { name: 'office', value: newToken ?? '', domain, path: '/' };
  await page.context().addCookies([{ ...cookie, httpOnly: true, sameSite: 'Strict' }]);
  await page.goto(url);
  // The office's first start on a busy machine.
  await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible({ timeout: 15_000 });
}

/** Gives a page an authenticator as a phone has one, whose owner agrees to everything at once. */
export async function addAuthenticator(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return devtools;
}

/**
 * Accepts an invitation with a passkey. The page then shows the inbox.
 * @returns the page's authenticator
 */
export async function join(page: Page, link: string, name: string): Promise<CDPSession> {
  const authenticator = await addAuthenticator(page);
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Accept and go in' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible();
  return authenticator;
}

/** Signs in by the link of a mail that is asked for on the page; without SMTP_URL it lies on the server. */
export async function signInByMail(page: Page, office: Office, email: string): Promise<void> {
  await page.goto(officeUrl(office));
  await page.getByLabel('Your e-mail').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('heading', { name: 'The link stays on the server' })).toBeVisible();
  const link = async () => {
    const mails = (await office.mails()).filter(({ to }) => to?.[0]?.address === email);
    return mails.flatMap(({ text }) => /\S+\/office\/sign-in#[\w-]+/.exec(text ?? '') ?? []).at(-1);
  };
  await expect.poll(link, { timeout: 20_000 }).toBeTruthy();
  await page.goto((await link()) ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export interface Asked {
  name: string;
  phone: string;
  email?: string;
  pest?: string;
  text?: string;
  zip?: string;
  source?: string;
  /** Default: a new one. */
  id?: string;
}

/** A visitor sends the quote form. @returns the submission's id */
export async function askForQuote(office: Office, asked: Asked): Promise<string> {
  const { name, phone, email = '', pest = 'Ants', text = '', zip, source } = asked;
  const { id = randomUUID() } = asked;
  const answer = await fetch(`${office.origin}/api/contact-submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      first_name: name,
      last_name: '',
      phone,
      email,
      service_needed: pest,
      description: text,
      urgency: 'standard',
      address: zip ? `ZIP: ${zip}` : 'ZIP not provided',
      source: source ?? 'homepage-hero',
      submission_id: id,
      territory: 'richmond',
      page: '/',
    }),
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return id;
}

/** A request in the list. */
export const row = (page: Page, name: string) =>
  page.getByRole('link', { name: new RegExp(`^${name}\\b`) });
