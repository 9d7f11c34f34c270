import { type Example, inEveryState } from '../../ui/example.ts';
import { ErrorSummary, FieldProblem } from './error-summary.tsx';

/** Of the quote form, which stands on the same page. */
const FIELDS = ['name', 'phone'] as const;
const NAME = 'Please tell us your name, so we know who to ask for.';
const PHONE = 'Please give us a phone number, so that we can call you back.';

export const examples: Example[] = [
  ...inEveryState('one problem', () => (
    <ErrorSummary fields={FIELDS} problems={{ name: NAME }} refusals={1} />
  )),
  {
    name: 'two problems',
    show: () => (
      <ErrorSummary fields={FIELDS} problems={{ name: NAME, phone: PHONE }} refusals={1} />
    ),
  },
  {
    name: 'at the field',
    state: 'rest',
    show: () => <FieldProblem id="example-problem">{PHONE}</FieldProblem>,
  },
];
