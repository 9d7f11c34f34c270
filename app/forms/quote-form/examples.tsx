import './quote-form.css';
import type { ComponentProps } from 'react';
import * as m from '#messages';
import { PHONE } from '../../../domain/forms/contact-fields.ts';
import type { Example } from '../../ui/example.ts';
import { FormField } from '../lead-form/form-fields.tsx';
import { QuoteFailure, QuoteSend } from '../lead-form/form-shell.tsx';
import { QuoteDone } from '../lead-form/quote-done.tsx';
import { PestChips } from './pest-chips.tsx';

const nothing = () => {};
const Send = (changes: Partial<ComponentProps<typeof QuoteSend>>) => (
  <QuoteSend
    label={m.quote_get_my_free_quote()}
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

export const examples: Example[] = [
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
