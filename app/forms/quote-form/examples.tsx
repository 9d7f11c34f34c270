import './quote-form.css';
import { PHONE } from '../../../domain/forms/contact-fields.ts';
import type { Example } from '../../ui/example.ts';
import { FormField } from '../lead-form/form-fields.tsx';
import { PestChips } from './pest-chips.tsx';
import { QuoteDone } from './quote-done.tsx';
import { QuoteFailure, QuoteSend } from './quote-send.tsx';

const nothing = () => {};
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
  { name: 'send', show: () => <QuoteSend sending={false} slow={false} again={false} /> },
  { name: 'send, loading', show: () => <QuoteSend sending slow={false} again={false} /> },
  { name: 'send, still loading', show: () => <QuoteSend sending slow again={false} /> },
  {
    name: 'failed',
    show: () => (
      <>
        <QuoteFailure message="We could not save that just now." />
        <QuoteSend sending={false} slow={false} again />
      </>
    ),
  },
  { name: 'sent', show: () => <QuoteDone kept={false} name="Ada Lovelace" onChange={nothing} /> },
  { name: 'offline', show: () => <QuoteDone kept name="Ada Lovelace" onChange={nothing} /> },
  {
    name: 'sent, long text',
    show: () => (
      <QuoteDone
        kept={false}
        name="Wolfeschlegelsteinhausenbergerdorff-Hubert Blaine"
        onChange={nothing}
      />
    ),
  },
];
