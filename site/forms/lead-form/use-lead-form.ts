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
  /** Called when the lead is accepted or pending; not again for corrections. */
  onSent?: (() => void) | undefined;
  /** Resolves to the pictures, of which there must be one. Default: a form without pictures. */
  photos?: (() => Promise<readonly SentPhoto[]>) | undefined;
}

/** YYYY-MM-DD at the office. */
const today = () => localDate(pageCompany().time_zone, Date.now());

/** A lead form once scripts run: checks, stores and sends. Sending again is the same lead, or a correction of it. */
export function useLeadForm<F extends Form>(description: F, { onSent, photos }: LeadFormOptions) {
  type Found = Problems<FieldName<F>>;
  const kind = photos ? 'photos' : 'contact';
  const key = draftKey(description);
  const form = useRef<HTMLFormElement>(null);
  const submissionId = useRef('');
  const busy = useRef(false);
  /** The values that were sent. Hidden values are filled in during the submit, and React resets them with the next render. */
  const posted = useRef<Record<string, string>>({});
  /** The phone number that the visitor was asked about. */
  const askedPhone = useRef('');
  /** `pending` becomes `sent` by itself (site/forms/submissions). */
  const [phase, setPhase] = useState<'filling' | 'sending' | 'sent' | 'pending'>('filling');
  /** Our messages then replace the browser's. */
  const [scripted, setScripted] = useState(false);
  const [problems, setProblems] = useState<Found>({});
  /** Number of refused submits: with each, the summary takes focus. */
  const [refusals, setRefusals] = useState(0);
  /** Why the lead was refused; null if it was not. */
  const [failure, setFailure] = useState<string | null>(null);
  /** The accepted request; null until then. */
  const [sent, setSent] = useState<{ id: string; name: string; hasZip: boolean } | null>(null);
  /** True if the form shows a draft from an earlier page. */
  const [isRestored, setRestored] = useState(false);

  const setSubmissionId = (id: string) => {
    submissionId.current = id;
    // The draft reads it there.
    if (form.current) form.current.dataset.submissionId = id;
  };

  const setSentFrom = (fields: { name?: string; zip?: string }) =>
    setSent({
      id: submissionId.current,
      name: fields.name?.trim() ?? '',
      hasZip: Boolean(fields.zip?.trim()),
    });

  // Once, when React starts: before the next press, which the browser's own check would refuse.
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
    // A request that is still pending was sent before a reload or in a closed tab: it is not sent again.
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

  /** The problems of the answers. A phone number of fewer than ten digits is questioned once, then accepted. */
  const problemsIn = (fields: Record<string, string>): Found => {
    const read = readForm(description, fields, today());
    const phone = fields.phone?.trim() ?? '';
    const doubt = phone && phone !== askedPhone.current ? phoneDoubt(phone) : null;
    return { ...(doubt && { phone: doubt }), ...(!read.ok && read.problems) } as Found;
  };

  /** Shows the problems, and the screen of the first. @returns true if there are none */
  const accept = (found: Found): boolean => {
    setProblems(found);
    const first = Object.keys(description.fields).find((name) => found[name as FieldName<F>]);
    if (!first) return true;
    if (found['phone' as FieldName<F>]) askedPhone.current = form.current?.phone.value.trim();
    setRefusals((count) => count + 1);
    const field = form.current?.querySelector(`[name="${first}"]`);
    if (field) showScreenOf(field);
    return false;
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
      const hasNone = accept(problemsOf(description, outcome.errors ?? []));
      if (hasNone) setFailure(outcomeText(kind, outcome).text);
      return;
    }
    // The id stays in memory: a correction names the lead it corrects. A pending request keeps its draft until it is sent.
    if (outcome.state === 'sent') removeSentDraft(key, submissionId.current);
    setRestored(false);
    // Back must not lead through the screens of a form that is gone.
    await leaveSteps(isScreen);
    setSentFrom(fields);
    setPhase(outcome.state);
    if (sent) return;
    onSent?.();
    // The chat does not offer help to a visitor who has just asked for it.
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
    // The thanks stay visible while the request is corrected.
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
      // Enter on a screen before the last one.
      if (nextScreen(event.currentTarget)) return goOn();
      await submit(fieldsOf(event.currentTarget));
    },
    /** Shows the next screen if the answers of this one have no problems. */
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
    /** Shows the form again, with all answers. */
    change() {
      setPhase('filling');
      // After React has shown it.
      requestAnimationFrame(() => {
        const field = form.current?.querySelector<HTMLElement>('[name="name"]');
        if (field) showScreenOf(field);
        field?.focus();
      });
    },
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
