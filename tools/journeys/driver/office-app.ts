/** People of the office: invitations, passkeys, sign-in; and visitors who send them requests. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Role } from '../../../domain/office/fields.ts';
import { inTransaction } from '../../../server/database/database.ts';
import { invitePerson, redeemLink } from '../../../server/office/store/people.ts';
import { startSession } from '../../../server/office/store/sessions.ts';
import type { Office } from './office-server.ts';

/** The office's address by a host name: 127.0.0.1 can have no passkeys. */
export const officeUrl = (office: Office, path = '/') =>
  `${office.origin.replace('127.0.0.1', 'localhost')}/office${path}`;

/** Signs a new person in, without a passkey, and opens the inbox. The first person of an office is an owner whatever their role. */
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
  await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible();
}

export interface Asked {
  name: string;
  phone: string;
  email?: string;
  pest?: string;
  text?: string;
  zip?: string;
  source?: string;
}

/** Sends a quote request as a visitor does. @returns the submission's id */
export async function askForQuote(office: Office, asked: Asked): Promise<string> {
  const { name, phone, email = '', pest = 'Ants', text = '', zip, source } = asked;
  const id = randomUUID();
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
