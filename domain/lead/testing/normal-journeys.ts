/** Ordinary ways to send a request, each as the page or the chat sends it. */
import { EMPTY_LEAD, toContactSubmission } from '../../chat/chat-lead.ts';
import type { Posted } from '../../forms/form.ts';
import type { ContactSubmission } from '../contact-submission.ts';
import { DESCRIPTIONS, EMAILS, NAMES, PHONES, ZIPS } from './homeowners.ts';

export interface NormalJourney {
  name: string;
  /** Fields of a form, or a submission as JSON. */
  sent:
    | { as: 'form'; fields: Posted }
    | { as: 'photos'; fields: Posted }
    | { as: 'json'; submission: ContactSubmission };
}

/** @param now time of sending, ms since the epoch. @param newId creates a UUID. */
export function normalJourneys(now: number, newId: () => string): NormalJourney[] {
  return Array.from({ length: 500 }, (_, number) => {
    const way = WAYS[number % WAYS.length] as Way;
    // Prime factors, so that every way is combined with different people and words.
    const person: Person = {
      name: pick(NAMES, number * 7),
      phone: pick(PHONES, number * 11),
      email: pick(EMAILS, number * 13),
      zip: pick(ZIPS, number * 17),
      description: pick(DESCRIPTIONS, Math.floor(number / WAYS.length) + number * 3),
      id: newId(),
    };
    return { name: `${way.name}, number ${number}`, sent: way.send(person, now) };
  });
}

interface Person {
  name: string;
  phone: string;
  email: string;
  zip: string;
  description: string;
  id: string;
}

interface Way {
  name: string;
  send(person: Person, now: number): NormalJourney['sent'];
}

const WAYS: Way[] = [
  {
    name: 'typed into the form',
    send: (person, now) => form(person, { started_at: String(now - 95_000) }),
  },
  {
    name: 'autofill and a pasted description, sent within 3 s',
    send: (person, now) =>
      form(
        { ...person, description: pick(ORDINARY, person.zip.length) },
        { started_at: String(now - 2900) },
      ),
  },
  { name: 'without JavaScript', send: (person) => form(person, { submission_id: '' }) },
  {
    name: 'on a device whose clock is wrong',
    send: (person, now) => form(person, { started_at: String(now + 3_600_000) }),
  },
  {
    name: 'the framed form on another site',
    send: (person, now) => form(person, { embedded: '1', started_at: String(now - 30_000) }),
  },
  {
    name: 'pictures',
    send: (person, now) => ({
      as: 'photos',
      fields: {
        ...fieldsOf(person),
        description: person.description.slice(0, 500),
        where: 'Kitchen',
        started_at: String(now - 40_000),
      },
    }),
  },
  { name: 'the chat', send: (person) => chat(person, 'complete') },
  {
    name: 'a chat left before its end',
    send: (person) => chat({ ...person, email: '' }, 'partial'),
  },
];

/** Ordinary descriptions that a phone's keyboard may paste. */
const ORDINARY = DESCRIPTIONS.filter((text) => !/https?:|www\./.test(text) && text.length < 300);

function form(person: Person, more: Posted): NormalJourney['sent'] {
  return { as: 'form', fields: { ...fieldsOf(person), ...more } };
}

function fieldsOf({ id, email, ...person }: Person): Posted {
  return {
    ...person,
    email: email.includes('@') ? email : '',
    best_time: 'Evenings',
    consent_version: 'v1',
    source: 'quote-page',
    page: '/quote',
    territory: 'richmond',
    submission_id: id,
    company_website: '',
  };
}

function chat(person: Person, stage: 'partial' | 'complete'): NormalJourney['sent'] {
  const { name, phone, email, zip: zipCode, description: issue, id } = person;
  const lead = { ...EMPTY_LEAD, hasPestIssue: true, issue, name, phone, email, zipCode };
  const context = {
    submissionId: id,
    page: '/',
    territory: 'richmond' as const,
    consentVersion: 'v1',
  };
  return { as: 'json', submission: toContactSubmission(lead, stage, context) };
}

function pick<T>(list: readonly T[], number: number): T {
  return list[number % list.length] as T;
}
