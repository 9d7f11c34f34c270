import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { ContactSubmission } from '../../../domain/lead/contact-submission.ts';
import { outbox } from '../../submissions/outbox.ts';
import { prepareSolution } from '../../submissions/proof-of-work.ts';
import { type SendResult, sendContactSubmission } from '../../submissions/send-submission.ts';
import { makeUuid } from '../chat/make-uuid.ts';
import { fieldsOf, fillIn, keepDraft, readDraft } from './quote-draft.ts';

export type Problems<Field extends string> = Partial<Record<Field, string>>;

/** What one form differs by from another. */
export interface LeadFormRules<Field extends string> {
  /** Fields that can be wrong, in the order in which they stand on the page. */
  fields: readonly Field[];
  read(
    fields: Record<string, string>,
    newId: () => string,
  ): { ok: true; submission: ContactSubmission } | { ok: false; problems: Problems<Field> };
  /** Storage key of the draft, and the fields it keeps. */
  draft: { key: string; fields: readonly string[] };
}

/**
 * `filling`, `sending`, `sent`: the lead is in our database. `kept`: no connection; it waits on this device
 * (see app/submissions/outbox.ts) and becomes `sent` by itself.
 */
export type LeadPhase = 'filling' | 'sending' | 'sent' | 'kept';

export interface LeadForm<Field extends string> {
  /** Attach to the form. */
  form: RefObject<HTMLFormElement | null>;
  phase: LeadPhase;
  /** False until scripts run; then our own messages replace the browser's. */
  scripted: boolean;
  problems: Problems<Field>;
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
 * A form that asks for something, once scripts run: checks, sends, keeps. Sending it again is always the same lead, corrected
 * when something was changed.
 * @param extra fields that nobody types: source, page and territory, read when the form is sent
 * @param onSent a lead was taken, or kept to be sent; called once, whatever is corrected later
 */
export function useLeadForm<Field extends string>(
  rules: LeadFormRules<Field>,
  extra: () => Record<string, string>,
  onSent: () => void,
): LeadForm<Field> {
  const form = useRef<HTMLFormElement>(null);
  const submissionId = useRef('');
  const busy = useRef(false);
  const taken = useRef(false);
  const [phase, setPhase] = useState<LeadPhase>('filling');
  const [scripted, setScripted] = useState(false);
  const [problems, setProblems] = useState<Problems<Field>>({});
  const [refusals, setRefusals] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [slow, setSlow] = useState(false);
  const [name, setName] = useState('');

  // Once, when React takes over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    setScripted(true);
    const draft = readDraft(rules.draft.key);
    submissionId.current = draft.submissionId;
    if (form.current) fillIn(form.current, draft.fields, rules.draft.fields);
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
    const kept = rules.draft.fields.map((field) => [field, fields[field] ?? ''] as const);
    const draft = { fields: Object.fromEntries(kept), submissionId: submissionId.current };
    keepDraft(draft, rules.draft.key);
  };

  const refuse = (found: Problems<Field>) => {
    setProblems(found);
    setRefusals((count) => count + 1);
  };

  const settle = (result: SendResult, fields: Record<string, string>) => {
    if (result.ok) {
      // The id stays in memory: a correction names the lead it corrects.
      keepDraft(null, rules.draft.key);
      setName(fields.name?.trim() ?? '');
      setPhase(result.kept ? 'kept' : 'sent');
      if (!taken.current) onSent();
      taken.current = true;
      return;
    }
    setPhase('filling');
    const found = problemsOf(result.errors ?? [], rules.fields);
    if (Object.keys(found).length > 0) refuse(found);
    else setFailure(result.message);
  };

  const send = async (fields: Record<string, string>) => {
    submissionId.current ||= makeUuid();
    const read = rules.read({ ...fields, submission_id: submissionId.current }, makeUuid);
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
      prepareSolution();
      const fields = fieldsOf(event.currentTarget);
      keep(fields);
      const field = (event.target as HTMLInputElement).name as Field;
      if (!problems[field]) return;
      const read = rules.read(fields, makeUuid);
      if (read.ok || !read.problems[field]) setProblems({ ...problems, [field]: undefined });
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

function problemsOf<Field extends string>(
  errors: { field: string; message: string }[],
  known: readonly Field[],
): Problems<Field> {
  const problems: Problems<Field> = {};
  for (const { field, message } of errors) {
    const name = known.find((one) => one === (FORM_FIELD[field] ?? field));
    if (name) problems[name] ??= message;
  }
  return problems;
}
