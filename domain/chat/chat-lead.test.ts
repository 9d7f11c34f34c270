import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
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

describe('the contact submission of a chat lead', () => {
  it('follows the specification’s record', () => {
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

  it('is marked partial, and has a placeholder for a missing ZIP', () => {
    const lead = { ...LEAD, zipCode: '', email: '' };
    const submission = toContactSubmission(lead, 'partial', { ...CONTEXT, deadline: 1_800_000 });
    expect(submission).toMatchObject({
      source: 'chatbot_partial',
      address: 'ZIP not provided',
      email: '',
      deadline: 1_800_000,
    });
  });

  it('is accepted by the server’s schema at the longest answers', () => {
    const { issue, zipCode, name, phone, email } = chatForm.fields;
    const longest = {
      ...EMPTY_LEAD,
      hasPestIssue: true,
      issue: 'x'.repeat(issue.max),
      zipCode: '2'.repeat(zipCode.max),
      name: 'n'.repeat(name.max),
      phone: '8'.repeat(phone.max),
      email: 'e'.repeat(email.max),
    };
    expect(v.is(ContactSubmission, toContactSubmission(longest, 'complete', CONTEXT))).toBe(true);
    const longer = { ...longest, zipCode: `${longest.zipCode}2` };
    expect(v.is(ContactSubmission, toContactSubmission(longer, 'complete', CONTEXT))).toBe(false);
  });
});

describe('a partial lead', () => {
  it('needs a name and a phone number', () => {
    expect(canBePartial(LEAD)).toBe(true);
    expect(canBePartial({ ...LEAD, name: ' ' })).toBe(false);
    expect(canBePartial({ ...LEAD, phone: '' })).toBe(false);
  });
});
