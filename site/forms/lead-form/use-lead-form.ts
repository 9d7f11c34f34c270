import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { phoneDoubt } from '../../../domain/forms/contact-fields.ts';
import { draftKey } from '../../../domain/forms/draft-key.ts';
import {
  type FieldName,
  type Form,
  type Problems,
  prefilledFields,
  readAnswer,
} from '../../../domain/forms/form.ts';
import { problemsOf, readForm, toSubmission } from '../../../domain/forms/read-form.ts';
import { localDate } from '../../../domain/hours/office-hours.ts';
import { type Outcome, outcomeText } from '../../../domain/submissions/outcome.ts';
import { leaveSteps, openedAt } from '../../lib/browser/history.ts';
import { makeUuid } from '../../lib/browser/uuid.ts';
import { pageCompany } from '../../lib/shown-company.ts';
import { chatStore } from '../../widgets/chat/chat-store.ts';
import { pendingStore } from '../submissions/pending-store.ts';
import { type SentPhoto, sendPhotos, sendSubmission } from '../submissions/send-submission.ts';
import { choosePest } from './choose-pest.ts';
import {
  clearForm,
  fieldsOf,
  fillForm,
  readDraft,
  removeSentDraft,
  restoreDraft,
  saveTyped,
} from './form-draft.ts';
import { isScreen, nextScreen, shownScreen, showScreen, showScreenOf } from './form-screens.ts';

export interface LeadFormOptions {
  /** Called once the lead is accepted, or stored to be sent later. Corrections don't call it again. */
  onSent?: (() => void) | undefined;
  /** Resolves to the pictures that go with it; without any it is not sent. Default: a form without pictures. */
  photos?: (() => Promise<readonly SentPhoto[]>) | undefined;
}

/** YYYY-MM-DD at the office. */
const today = () => localDate(pageCompany().time_zone, Date.now());

/**
 * A form that asks for something, once scripts run: checks, sends, stores. Sending it again is always the same lead, corrected
 * when something was changed.
 */
export function useLeadForm<F extends Form>(description: F, { onSent, photos }: LeadFormOptions) {
  type Found = Problems<FieldName<F>>;
  const kind = photos ? 'photos' : 'contact';
  const key = draftKey(description);
  const form = useRef<HTMLFormElement>(null);
  const submissionId = useRef('');
  const busy = useRef(false);
  /** The values that were sent. The form completes hidden values while it is submitted, and React resets them with the next render. */
  const posted = useRef<Record<string, string>>({});
  /** The phone number that was asked about. */
  const askedPhone = useRef('');
  /** `pending`: it waits on this device (site/forms/submissions/pending-store.ts) and becomes `sent` by itself. */
  const [phase, setPhase] = useState<'filling' | 'sending' | 'sent' | 'pending'>('filling');
  /** Once scripts run our own messages replace the browser's. */
  const [scripted, setScripted] = useState(false);
  const [problems, setProblems] = useState<Found>({});
  /** Goes up with every refused submit, so that the summary can take the focus again. */
  const [refusals, setRefusals] = useState(0);
  /** Why the lead could not be taken, in a sentence; null while there is nothing to say. */
  const [failure, setFailure] = useState<string | null>(null);
  /** The accepted request; null until then. */
  const [sent, setSent] = useState<{ id: string; name: string; hasZip: boolean } | null>(null);
  /** True if the form shows something that was typed on an earlier page. */
  const [isRestored, setRestored] = useState(false);

  const setSubmissionId = (id: string) => {
    submissionId.current = id;
    // Where the draft takes it from.
    if (form.current) form.current.dataset.submissionId = id;
  };

  const setSentFrom = (fields: { name?: string; zip?: string }) =>
    setSent({
      id: submissionId.current,
      name: fields.name?.trim() ?? '',
      hasZip: Boolean(fields.zip?.trim()),
    });

  // Once, when React takes over: before the next press, which the browser's own check would refuse in its words.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    setScripted(true);
    const draft = readDraft(key);
    setSubmissionId(draft?.submissionId ?? '');
    if (!form.current) return;
    if (draft) setRestored(restoreDraft(form.current, draft));
    const fromQuery = prefilledFields(description);
    const query = [...new URLSearchParams(location.search)];
    fillForm(form.current, Object.fromEntries(query.filter(([name]) => fromQuery.includes(name))));
    choosePest(form.current, draft?.fields.service_needed);
    if (!draft) return;
    // What still waits was sent before a reload, or in a tab that was closed: it needs no second sending.
    const waiting = draft.submissionId ? pendingStore.find(draft.submissionId) : null;
    if (!waiting || waiting.state === 'refused') return;
    setSentFrom(draft.fields);
    setPhase('pending');
  }, []);

  useEffect(() => {
    if (phase !== 'pending') return;
    return pendingStore.subscribe(() => {
      const waiting = pendingStore.find(submissionId.current);
      if (waiting && !waiting.refusal) return;
      if (waiting?.refusal) setFailure(outcomeText(kind, waiting.refusal).text);
      else removeSentDraft(key, submissionId.current);
      setPhase(waiting ? 'filling' : 'sent');
    });
  }, [phase, kind, key]);

  const keep = () => form.current && saveTyped(form.current);

  const refuse = (found: Found) => {
    setProblems(found);
    setRefusals((count) => count + 1);
    const first = Object.keys(description.fields).find((name) => found[name as FieldName<F>]);
    const field = first && form.current?.querySelector(`[name="${first}"]`);
    if (field) showScreenOf(field);
  };

  /** What is wrong with the answers. A phone number of fewer than ten digits is asked about once, then it is taken. */
  const problemsIn = (fields: Record<string, string>): Found => {
    const read = readForm(description, fields, today());
    const phone = fields.phone?.trim() ?? '';
    const doubt = phone && phone !== askedPhone.current ? phoneDoubt(phone) : null;
    return { ...(doubt && { phone: doubt }), ...(!read.ok && read.problems) } as Found;
  };

  /** @returns whether nothing of it is wrong */
  const accept = (found: Found): boolean => {
    if (found['phone' as FieldName<F>]) askedPhone.current = form.current?.phone.value.trim();
    const isRefused = Object.keys(found).length > 0;
    if (isRefused) refuse(found);
    else setProblems({});
    return !isRefused;
  };

  const goOn = () => {
    const shown = form.current && shownScreen(form.current);
    const next = form.current && nextScreen(form.current);
    if (!form.current || !shown || !next) return;
    const here = Object.entries(problemsIn(fieldsOf(form.current))).filter(([name]) =>
      shown.querySelector(`[name="${name}"]`),
    );
    if (accept(Object.fromEntries(here) as Found)) showScreen(next);
  };

  const settle = async (outcome: Outcome, fields: Record<string, string>) => {
    if (outcome.state === 'refused') {
      setPhase('filling');
      const found = problemsOf(description, outcome.errors ?? []);
      if (Object.keys(found).length > 0) refuse(found);
      else setFailure(outcomeText(kind, outcome).text);
      return;
    }
    // The id stays in memory: a correction names the lead it corrects. What waits keeps its draft until it has gone.
    if (outcome.state === 'sent') removeSentDraft(key, submissionId.current);
    setRestored(false);
    // Back must not lead through the questions of a form that is gone.
    await leaveSteps(isScreen);
    setSentFrom(fields);
    setPhase(outcome.state);
    if (sent) return;
    onSent?.();
    // The chat offers no help to a visitor who has just asked for it.
    chatStore.send('promptClosed');
  };

  const send = async (typed: Record<string, string>) => {
    if (!submissionId.current) setSubmissionId(makeUuid());
    const fields = {
      ...typed,
      ...('started_at' in typed && { started_at: String(openedAt() ?? '') }),
      submission_id: submissionId.current,
    };
    posted.current = fields;
    const pictures = await photos?.();
    const none = pictures?.length === 0 && description.fields.photos?.problems?.none?.();
    const found = { ...(none && { photos: none }), ...problemsIn(fields) } as Found;
    const read = readForm(description, fields, today());
    if (!accept(found) || !read.ok) return;
    // What was sent stays in sight while it is corrected.
    if (phase !== 'sent') setPhase('sending');
    keep();
    const onCorrection = (id: string) => {
      setSubmissionId(id);
      keep();
    };
    const outcome = pictures
      ? await sendPhotos(fields, pictures)
      : await sendSubmission(
          { kind: 'contact', body: toSubmission(description, read.answers, fields) },
          onCorrection,
        );
    await settle(outcome, fields);
  };

  const submit = async (typed: Record<string, string>) => {
    if (busy.current) return;
    busy.current = true;
    setFailure(null);
    try {
      await send(typed);
    } finally {
      busy.current = false;
    }
  };

  return {
    form,
    phase,
    scripted,
    problems,
    refusals,
    failure,
    sent,
    isRestored,
    async onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      // Enter in a question that another one follows.
      if (nextScreen(event.currentTarget)) return goOn();
      await submit(fieldsOf(event.currentTarget));
    },
    /** Where one question shows at a time: the next one, unless the answers of this one need another look. */
    goOn,
    /** Sends the same request again, with a ZIP code. */
    async addZip(zip: string) {
      const field = form.current?.elements.namedItem('zip') as HTMLInputElement | null;
      if (field) field.value = zip;
      await submit({ ...posted.current, zip });
    },
    onInput(event: FormEvent<HTMLFormElement>) {
      const fields = fieldsOf(event.currentTarget);
      const name = (event.target as HTMLInputElement).name as FieldName<F>;
      const field = problems[name] && description.fields[name];
      if (field && 'value' in readAnswer(field, fields[name], today()))
        setProblems({ ...problems, [name]: undefined });
    },
    /** Back to the form, with everything that was typed. */
    change() {
      setPhase('filling');
      // Once it is shown, with what stands below it.
      requestAnimationFrame(() => {
        const field = form.current?.querySelector<HTMLElement>('[name="name"]');
        if (field) showScreenOf(field);
        field?.focus();
      });
    },
    /** Empties the form. */
    clear() {
      setSubmissionId('');
      setSent(null);
      setRestored(false);
      setProblems({});
      askedPhone.current = '';
      setFailure(null);
      if (form.current) clearForm(form.current, key);
    },
  };
}
