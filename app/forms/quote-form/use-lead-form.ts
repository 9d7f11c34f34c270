import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { ContactSubmission } from '../../../domain/lead/contact-submission.ts';
import {
  type FieldProblem,
  type Outcome,
  outcomeText,
  type SubmissionKind,
} from '../../../domain/submissions/outcome.ts';
import { makeUuid } from '../../lib/browser/uuid.ts';
import { pendingStore } from '../submissions/pending-store.ts';
import type { PostOptions } from '../submissions/post-with-retries.ts';
import { prepareSolution } from '../submissions/proof-of-work.ts';
import { sendContactSubmission } from '../submissions/send-submission.ts';
import { fieldsOf, fillForm, readDraft, saveDraft } from './quote-draft.ts';

export type Problems<Field extends string> = { [field in Field]?: string | undefined };

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
  /** Which words tell of the outcome. Default `contact`. */
  kind?: SubmissionKind;
  /** Sends what was read. Default: as JSON, to the contact submissions. */
  send?(
    submission: ContactSubmission,
    fields: Record<string, string>,
    options: PostOptions,
  ): Promise<Outcome>;
}

/**
 * `filling`, `sending`, `sent`: the lead is in our database. `kept`: nobody could be reached; it waits on this device
 * (see app/forms/submissions/pending-store.ts) and becomes `sent` by itself.
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
  /** Share of the request that has left, 0 to 1; where pictures are sent. */
  progress: number;
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
  const { kind = 'contact' } = rules;
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
  const [progress, setProgress] = useState(0);
  const [name, setName] = useState('');

  // Once, when React takes over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    setScripted(true);
    const draft = readDraft(rules.draft.key);
    submissionId.current = draft.submissionId;
    if (form.current) fillForm(form.current, draft.fields, rules.draft.fields);
    // What still waits was sent before a reload, or in a tab that was closed: it needs no second sending.
    const waiting = draft.submissionId ? pendingStore.find(draft.submissionId) : null;
    if (!waiting || waiting.state === 'refused') return;
    setName(draft.fields.name?.trim() ?? '');
    setPhase('kept');
  }, []);

  useEffect(() => {
    if (phase !== 'kept') return;
    return pendingStore.subscribe(() => {
      const waiting = pendingStore.find(submissionId.current);
      if (waiting && waiting.state !== 'refused') return;
      if (waiting?.refusal) setFailure(outcomeText(kind, waiting.refusal).text);
      else saveDraft(null, rules.draft.key);
      setPhase(waiting ? 'filling' : 'sent');
    });
  }, [phase, kind, rules.draft.key]);

  const keep = (fields: Record<string, string>) => {
    const kept = rules.draft.fields.map((field) => [field, fields[field] ?? ''] as const);
    const draft = { fields: Object.fromEntries(kept), submissionId: submissionId.current };
    saveDraft(draft, rules.draft.key);
  };

  const refuse = (found: Problems<Field>) => {
    setProblems(found);
    setRefusals((count) => count + 1);
  };

  const settle = (outcome: Outcome, fields: Record<string, string>) => {
    if (outcome.state !== 'refused') {
      // The id stays in memory: a correction names the lead it corrects. What waits keeps its draft until it has gone.
      if (outcome.state === 'sent') saveDraft(null, rules.draft.key);
      setName(fields.name?.trim() ?? '');
      setPhase(outcome.state);
      if (!taken.current) onSent();
      taken.current = true;
      return;
    }
    setPhase('filling');
    const found = problemsOf(outcome.errors ?? [], rules.fields);
    if (Object.keys(found).length > 0) refuse(found);
    else setFailure(outcomeText(kind, outcome).text);
  };

  const send = async (fields: Record<string, string>) => {
    submissionId.current ||= makeUuid();
    const read = rules.read({ ...fields, submission_id: submissionId.current }, makeUuid);
    if (!read.ok) return refuse(read.problems);
    setProblems({});
    setProgress(0);
    setPhase('sending');
    keep(fields);
    const options = { onRetry: () => setSlow(true), onProgress: setProgress };
    const sendOne = (submission: ContactSubmission) =>
      rules.send
        ? rules.send(submission, fields, options)
        : sendContactSubmission(submission, options);
    let outcome = await sendOne(read.submission);
    if (outcome.state === 'refused' && outcome.reason === 'conflict') {
      // An earlier send has arrived and said something else: this one corrects it, under a new id.
      submissionId.current = makeUuid();
      keep(fields);
      const replaces = read.submission.submission_id;
      outcome = await sendOne({
        ...read.submission,
        submission_id: submissionId.current,
        replaces,
      });
    }
    settle(outcome, fields);
  };

  return {
    form,
    phase,
    scripted,
    problems,
    refusals,
    failure,
    slow,
    progress,
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
  errors: FieldProblem[],
  known: readonly Field[],
): Problems<Field> {
  const problems: Problems<Field> = {};
  for (const { field, message } of errors) {
    const name = known.find((one) => one === (FORM_FIELD[field] ?? field));
    if (name) problems[name] ??= message;
  }
  return problems;
}
