/** The components of this folder as /design shows them, by the names of their folders. */
import { type Example, inEveryState } from '../ui/example.ts';
import { ErrorSummary, FieldProblem } from './error-summary/error-summary.tsx';
import { PhotoForm } from './photo-form/photo-form.tsx';
import './quote-form/quote-form.css';
import type { ComponentProps } from 'react';
import * as m from '#messages';
import { PHONE } from '../../domain/forms/contact-fields.ts';
import { FormField } from './lead-form/form-fields.tsx';
import { QuoteFailure, QuoteSend } from './lead-form/form-shell.tsx';
import { QuoteDone } from './lead-form/quote-done.tsx';
import { PestChips } from './quote-form/pest-chips.tsx';

/** Of the quote form, which stands on the same page. */
const FIELDS = ['name', 'phone'] as const;
const NAME = 'Please tell us your name, so we know who to ask for.';
const NO_PHONE = 'Please give us a phone number, so that we can call you back.';

const errorSummary: Example[] = [
  ...inEveryState('one problem', () => (
    <ErrorSummary fields={FIELDS} problems={{ name: NAME }} refusals={1} />
  )),
  {
    name: 'two problems',
    show: () => (
      <ErrorSummary fields={FIELDS} problems={{ name: NAME, phone: NO_PHONE }} refusals={1} />
    ),
  },
  {
    name: 'at the field',
    state: 'rest',
    show: () => <FieldProblem id="example-problem">{NO_PHONE}</FieldProblem>,
  },
];

const photoForm: Example[] = [{ name: 'rest', show: () => <PhotoForm /> }];

const nothing = () => {};
const Send = (changes: Partial<ComponentProps<typeof QuoteSend>>) => (
  <QuoteSend
    label={m.common_get_my_free_quote()}
    sending={false}
    slow={false}
    again={false}
    {...changes}
  />
);
/** As in the form, which carries the look of its fields. */
const inForm = (name: string, problem?: string) => () => (
  <div className="quote-form">
    <FormField
      name={name}
      field={{ ...PHONE, problems: {}, autocomplete: 'off' }}
      problem={problem}
    />
  </div>
);
const chips = () => (
  <div className="quote-form">
    <PestChips />
  </div>
);
const inFormState = (state: 'hover' | 'focus'): Example => ({
  name: `field, ${state}`,
  state,
  show: inForm(`example-${state}`),
});

const quoteForm: Example[] = [
  { name: 'field', state: 'rest', show: inForm('example-rest') },
  inFormState('hover'),
  inFormState('focus'),
  {
    name: 'field, error',
    state: 'rest',
    show: inForm('example-error', 'We need a phone number, so that we can call you back.'),
  },
  { name: 'chips', state: 'rest', show: chips },
  { name: 'chips, hover', state: 'hover', show: chips },
  { name: 'chips, focus', state: 'focus', show: chips },
  { name: 'chips, all chosen', state: 'chosen', show: chips },
  { name: 'send', show: () => <Send /> },
  { name: 'send, loading', show: () => <Send sending /> },
  { name: 'send, still loading', show: () => <Send sending slow /> },
  {
    name: 'failed',
    show: () => (
      <>
        <QuoteFailure message="We could not save that just now." />
        <Send again />
      </>
    ),
  },
  {
    name: 'sent',
    show: () => <QuoteDone isPending={false} name="Ada Lovelace" onChange={nothing} />,
  },
  { name: 'offline', show: () => <QuoteDone isPending name="Ada Lovelace" onChange={nothing} /> },
  {
    name: 'sent, long text',
    show: () => (
      <QuoteDone
        isPending={false}
        name="Wolfeschlegelsteinhausenbergerdorff-Hubert Blaine"
        onChange={nothing}
      />
    ),
  },
];

export const examples: Record<string, Example[]> = {
  'error-summary': errorSummary,
  'photo-form': photoForm,
  'quote-form': quoteForm,
};
