import * as v from 'valibot';
import { expect, test } from 'vitest';
import { inLanguage } from '../messages/message-language.ts';
import { phoneDoubt } from './contact-fields.ts';
import { columnsOf, type Form } from './form.ts';
import { formSchema, reasonOf } from './form-schema.ts';
import { formOfSource, problemAnchor, problemSentences } from './forms.ts';
import { letterForm } from './letter-states.ts';
import { newsletterForm } from './newsletter-form.ts';

/** The errors for which the server would refuse the form. */
function errorsOf(form: Form, posted: Record<string, string>) {
  const { issues = [] } = v.safeParse(formSchema(form, '2026-11-22'), posted);
  return issues.map((issue) => ({
    field: String(issue.path?.[0]?.key),
    reason: reasonOf(issue) ?? expect.unreachable(issue.message),
  }));
}

test('the problem page names the first field in page order', () => {
  const errors = errorsOf(letterForm, { property: 'x'.repeat(300), zip: '1' }).reverse();
  expect(problemAnchor('letter', errors)).toBe('state-missing');
});

test('each anchor is on a page once, and errors from elsewhere have none', () => {
  for (const form of ['quote', 'letter', 'photo'] as const) {
    const anchors = problemSentences(form).map(({ anchor }) => anchor);
    expect(new Set(anchors).size).toBe(anchors.length);
  }
  expect(problemAnchor('quote', [{ field: 'name' }])).toBeNull();
});

test.each([
  ['homepage-hero', 'quote'],
  ['termite-letter', 'letter'],
  ['chatbot_partial', 'chat'],
])('a lead with the source %s comes from the form %s', (source, form) => {
  expect(formOfSource(source)).toBe(form);
});

test('a form that stores an answer in details does not compile without a version', () => {
  const since = { label: 'Since when?', type: 'text', stored: 'details.since', max: 60 } as const;
  // @ts-expect-error The server would refuse the leads of such a form.
  const without: Form = { ...newsletterForm, fields: { since } };
  const versioned: Form = { ...without, version: 1 };
  expect(columnsOf(versioned, { since: 'May' }).details).toMatchObject({ version: 1 });
});

test('a phone number of fewer than ten digits is questioned, in the language of the page', () => {
  const ask = () => phoneDoubt('804 555 014');
  expect(ask()).toMatch(/^Is 804 555 014 your whole number\?/);
  expect(inLanguage('es', ask)).toMatch(/^¿Es 804 555 014 su número completo\?/);
  for (const whole of ['804 555 0142', '+1 (804) 555-0142 ext. 3'])
    expect(phoneDoubt(whole)).toBeNull();
});
