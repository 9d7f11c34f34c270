import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import {
  QUOTE_FIELDS,
  type QuoteField,
  quoteFieldProblem,
  readQuoteForm,
} from '../../../domain/lead/quote-form.ts';
import { outbox } from '../../submissions/outbox.ts';
import { type SendResult, sendContactSubmission } from '../../submissions/send-submission.ts';
import { makeUuid } from '../chat/make-uuid.ts';
import { fieldsOf, fillIn, KEPT_FIELDS, keepDraft, readDraft } from './quote-draft.ts';

export type QuoteProblems = Partial<Record<QuoteField, string>>;

/**
 * `filling`, `sending`, `sent`: the lead is in our database. `kept`: no connection; it waits on this device
 * (see app/submissions/outbox.ts) and becomes `sent` by itself.
 */
export type QuotePhase = 'filling' | 'sending' | 'sent' | 'kept';

export interface QuoteForm {
  /** Attach to the form. */
  form: RefObject<HTMLFormElement | null>;
  phase: QuotePhase;
  /** False until scripts run; then our own messages replace the browser's. */
  scripted: boolean;
  problems: QuoteProblems;
  /** Goes up with every refused submit, so that the summary can take the focus again. */
  refusals: number;
  /** Why the lead could not be taken, in a sentence; null while there is nothing to say. */
  failure: string | null;
  /** An attempt failed and the next one waits. */
  slow: boolean;
  /** The name as it was sent. */
  name: string;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  onInput(event: FormEvent<HTMLFormElement>): void;
  /** Back to the form, with everything that was typed. */
  change(): void;
}

/**
 * The quote form once scripts run: checks, sends, keeps. Sending it again is always the same lead, corrected
 * when something was changed.
 * @param extra fields that nobody types: source, page and territory, read when the form is sent
 * @param onSent a lead was taken, or kept to be sent; called once, whatever is corrected later
 */
export function useQuoteForm(extra: () => Record<string, string>, onSent: () => void): QuoteForm {
  const form = useRef<HTMLFormElement>(null);
  const submissionId = useRef('');
  const busy = useRef(false);
  const taken = useRef(false);
  const [phase, setPhase] = useState<QuotePhase>('filling');
  const [scripted, setScripted] = useState(false);
  const [problems, setProblems] = useState<QuoteProblems>({});
  const [refusals, setRefusals] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [slow, setSlow] = useState(false);
  const [name, setName] = useState('');

  useEffect(() => {
    setScripted(true);
    const draft = readDraft();
    submissionId.current = draft.submissionId;
    if (form.current) fillIn(form.current, draft.fields);
  }, []);

  useEffect(() => {
    if (phase !== 'kept') return;
    return outbox.subscribe(() => {
      const waiting = outbox
        .entries()
        .find(({ body }) => body.submission_id === submissionId.current);
      if (waiting && waiting.state !== 'refused') return;
      if (waiting) setFailure('Your request could not be taken as it is. Please call us.');
      setPhase(waiting ? 'filling' : 'sent');
    });
  }, [phase]);

  const keep = (fields: Record<string, string>) => {
    const kept = KEPT_FIELDS.map((field) => [field, fields[field] ?? ''] as const);
    keepDraft({ fields: Object.fromEntries(kept), submissionId: submissionId.current });
  };

  const refuse = (found: QuoteProblems) => {
    setProblems(found);
    setRefusals((count) => count + 1);
  };

  const settle = (result: SendResult, fields: Record<string, string>) => {
    if (result.ok) {
      // The id stays in memory: a correction names the lead it corrects.
      keepDraft(null);
      setName(fields.name?.trim() ?? '');
      setPhase(result.kept ? 'kept' : 'sent');
      if (!taken.current) onSent();
      taken.current = true;
      return;
    }
    setPhase('filling');
    const found = problemsOf(result.errors ?? []);
    if (Object.keys(found).length > 0) refuse(found);
    else setFailure(result.message);
  };

  const send = async (fields: Record<string, string>) => {
    submissionId.current ||= makeUuid();
    const read = readQuoteForm({ ...fields, submission_id: submissionId.current }, makeUuid);
    if (!read.ok) return refuse(read.problems);
    setProblems({});
    setPhase('sending');
    keep(fields);
    const options = { onRetry: () => setSlow(true) };
    let result = await sendContactSubmission(read.submission, options);
    if (!result.ok && result.status === 409) {
      // An earlier send has arrived and said something else: this one corrects it, under a new id.
      submissionId.current = makeUuid();
      keep(fields);
      const replaces = read.submission.submission_id;
      const correction = { ...read.submission, submission_id: submissionId.current, replaces };
      result = await sendContactSubmission(correction, options);
    }
    settle(result, fields);
  };

  return {
    form,
    phase,
    scripted,
    problems,
    refusals,
    failure,
    slow,
    name,
    async onSubmit(event) {
      event.preventDefault();
      if (busy.current) return;
      busy.current = true;
      setFailure(null);
      setSlow(false);
      try {
        await send({ ...fieldsOf(event.currentTarget), ...extra() });
      } finally {
        busy.current = false;
      }
    },
    onInput(event) {
      keep(fieldsOf(event.currentTarget));
      const { name: field, value } = event.target as HTMLInputElement;
      if (!isQuoteField(field) || !problems[field]) return;
      const { [field]: _mended, ...others } = problems;
      if (!quoteFieldProblem(field, value)) setProblems(others);
    },
    change() {
      setPhase('filling');
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[name="name"]')?.focus(),
      );
    },
  };
}

/** Fields of the record, as the form calls them. */
const FORM_FIELD: Record<string, string> = { first_name: 'name', address: 'zip' };

function problemsOf(errors: { field: string; message: string }[]): QuoteProblems {
  const problems: QuoteProblems = {};
  for (const { field, message } of errors) {
    const name = FORM_FIELD[field] ?? field;
    if (isQuoteField(name)) problems[name] ??= message;
  }
  return problems;
}

function isQuoteField(name: string): name is QuoteField {
  return (QUOTE_FIELDS as readonly string[]).includes(name);
}
