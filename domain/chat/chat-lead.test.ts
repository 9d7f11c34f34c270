import * as v from 'valibot';
import { expect, it } from 'vitest';
import { chatForm } from '../forms/chat-form.ts';
import { ContactSubmission } from '../lead/contact-submission.ts';
import { type ChatLead, canBePartial, EMPTY_LEAD, toContactSubmission } from './chat-lead.ts';

const ID = '11111111-1111-4111-8111-111111111111';
const LEAD: ChatLead = {
  ...EMPTY_LEAD,
  hasPestIssue: true,
  issue: 'Ants by the sink',
  zipCode: '23220',
  name: 'Ada Wren',
  phone: '804 555 0199',
  email: 'ada@example.com',
};
const CONTEXT = {
  submissionId: ID,
  page: '/services',
  territory: 'virginia_beach',
  consentVersion: '2026-11-21',
} as const;

it('becomes the record of the specification', () => {
  expect(toContactSubmission(LEAD, 'complete', CONTEXT)).toEqual({
    first_name: 'Ada Wren',
    last_name: '',
    phone: '804 555 0199',
    email: 'ada@example.com',
    service_needed: 'Existing problem',
    description: 'Ants by the sink',
    urgency: 'standard',
    address: 'ZIP: 23220',
    source: 'chatbot',
    submission_id: ID,
    page: '/services',
    territory: 'virginia_beach',
    customer_type: 'existing_problem',
    consent: { version: '2026-11-21', marketing_texts: false },
  });
});

it('is marked partial, and has a placeholder for a missing ZIP code', () => {
  const context = { ...CONTEXT, deadline: 1_800_000 };
  expect(toContactSubmission({ ...LEAD, zipCode: '' }, 'partial', context)).toMatchObject({
    source: 'chatbot_partial',
    address: 'ZIP not provided',
    deadline: 1_800_000,
  });
});

it('passes the server’s schema with the longest ZIP code that the chat accepts', () => {
  const zipCode = '2'.repeat(chatForm.fields.zipCode.max);
  const accepts = (zipCode: string) =>
    v.is(ContactSubmission, toContactSubmission({ ...LEAD, zipCode }, 'complete', CONTEXT));
  expect([accepts(zipCode), accepts(`${zipCode}2`)]).toEqual([true, false]);
});

it('can be saved before it is complete only with a name and a phone number', () => {
  expect(canBePartial({ ...LEAD, email: '' })).toBe(true);
  expect(canBePartial({ ...LEAD, name: ' ' })).toBe(false);
  expect(canBePartial({ ...LEAD, phone: '' })).toBe(false);
});
