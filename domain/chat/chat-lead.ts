/** The lead that a conversation collects, and the two shapes in which it is sent (spec §3, §7). */

import { chatForm } from '../forms/chat-form.ts';
import { columnsOf, EMPTY_COLUMNS } from '../forms/form.ts';
import { pageLanguage } from '../language/language.ts';
import type { ContactSubmission } from '../lead/contact-submission.ts';
import type { QuoteNotification } from '../lead/quote-notification.ts';
import { LIMITS, PARTIAL_CHAT_SOURCE } from '../lead/submission-fields.ts';
import type { Territory } from '../territory/territory.ts';

type Question = keyof typeof chatForm.fields;

/** Answers of the visitor (spec §3); `hasPestIssue` is null until the first question is answered. */
export type ChatLead = Record<Exclude<Question, 'hasPestIssue'>, string> & {
  hasPestIssue: boolean | null;
};

export const EMPTY_LEAD: ChatLead = {
  hasPestIssue: null,
  issue: '',
  zipCode: '',
  name: '',
  phone: '',
  email: '',
};

/** `partial` at the five-minute deadline or when the visitor leaves the page, `complete` after the e-mail. */
export type LeadStage = 'partial' | 'complete';

/** What a submission has besides the answers. */
export interface SubmissionContext {
  submissionId: string;
  /** Id of an earlier attempt that this one corrects. */
  replaces?: string | null;
  /** Path of the page the visitor is on. */
  page: string;
  /** The territory whose phone number the visitor sees. */
  territory: Territory;
  /** consent.version of site.yaml: the wording that was shown. */
  consentVersion: string;
  /** Partial leads only: end of the five minutes, ms since the epoch. The server doesn't notify earlier. */
  deadline?: number;
}

/** A partial lead is saved only with a name and a phone number (spec §5). */
export function canBePartial(lead: ChatLead): boolean {
  return lead.name.trim() !== '' && lead.phone.trim() !== '';
}

/** `existing_problem` after a yes to the first question, otherwise `preventative` (spec §7). */
function customerTypeOf(lead: ChatLead): QuoteNotification['customerType'] {
  return lead.hasPestIssue ? 'existing_problem' : 'preventative';
}

/** The lead as a contact submission record (spec §3). */
export function toContactSubmission(
  lead: ChatLead,
  stage: LeadStage,
  context: SubmissionContext,
): ContactSubmission {
  return {
    ...EMPTY_COLUMNS,
    ...columnsOf(chatForm, { ...lead, hasPestIssue: customerTypeOf(lead) }),
    service_needed: lead.hasPestIssue ? 'Existing problem' : 'Preventative service',
    source: sourceOf(stage),
    submission_id: context.submissionId,
    ...(context.replaces && { replaces: context.replaces }),
    page: context.page.slice(0, LIMITS.page),
    territory: context.territory,
    ...(pageLanguage() !== 'en' && { language: pageLanguage() }),
    ...(context.deadline === undefined ? {} : { deadline: context.deadline }),
    consent: { version: context.consentVersion, marketing_texts: false },
  };
}

/** The lead as a notification payload (spec §3, §7). */
export function toQuoteNotification(
  lead: ChatLead,
  stage: LeadStage,
  submissionId: string,
): QuoteNotification {
  return {
    customerName: lead.name,
    phone: lead.phone,
    email: lead.email,
    pestProblem: lead.issue,
    customerType: customerTypeOf(lead),
    source: sourceOf(stage),
    submission_id: submissionId,
  };
}

function sourceOf(stage: LeadStage): string {
  return stage === 'partial' ? PARTIAL_CHAT_SOURCE : chatForm.source;
}
