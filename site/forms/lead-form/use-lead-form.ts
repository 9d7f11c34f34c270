import {
  type FormEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
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
import {
  type Outcome,
  outcomeText,
  type SubmissionKind,
} from '../../../domain/submissions/outcome.ts';
import { makeUuid } from '../../lib/browser/uuid.ts';
import { chatStore } from '../../widgets/chat/chat-store.ts';
import { pendingStore } from '../submissions/pending-store.ts';
import type { SentPhoto } from '../submissions/post-photos.ts';
import type { SendOptions } from '../submissions/post-submission.ts';
import { sendContactSubmission, sendPhotos } from '../submissions/send-submission.ts';
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
import { nextScreen, shownScreen, showScreen, showScreenOf } from './form-screens.ts';

/** What one form differs by from another, besides its description. */
interface LeadFormOptions {
  /** Fields that nobody types and the form does not hold: source and page, read when the form is sent. */
  extra?: () => Record<string, string>;
  /** A lead was taken, or kept to be sent; called once, whatever is corrected later. */
  onSent?: () => void;
  /** YYYY-MM-DD at the office. */
  today?: () => string;
  /** Resolves to the pictures that go with it; without any it is not sent. Default: a form without pictures. */
  photos?: () => Promise<readonly SentPhoto[]>;
}

/**
 * `filling`, `sending`, `sent`: the lead is in our database. `kept`: nobody could be reached; it waits on this device
 * (see site/forms/submissions/pending-store.ts) and becomes `sent` by itself.
 */
type LeadPhase = 'filling' | 'sending' | 'sent' | 'pending';

export interface LeadFormState<F extends Form> {
  /** Attach to the form. */
  form: RefObject<HTMLFormElement | null>;
  phase: LeadPhase;
  /** False until scripts run; then our own messages replace the browser's. */
  scripted: boolean;
  problems: Problems<FieldName<F>>;
  /** The question about a phone number of fewer than ten digits: sent again unchanged, it is taken. Null = none. */
  phoneDoubt: string | null;
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
  /** Id of the request that was sent; empty before. */
  sentId: string;
  /** A ZIP code was sent with it. */
  hasZip: boolean;
  /** Something in the form was typed on an earlier page. */
  isRestored: boolean;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  onInput(event: FormEvent<HTMLFormElement>): void;
  /** Where one question shows at a time: the next one, unless the answers of this one need another look. */
  goOn(): void;
  /** Sends the same request again, with a ZIP code. */
  addZip(zip: string): Promise<void>;
  /** Back to the form, with everything that was typed. */
  change(): void;
  /** Empties the form. */
  clear(): void;
}

/**
 * A form that asks for something, once scripts run: checks, sends, keeps. Sending it again is always the same lead, corrected
 * when something was changed.
 */
export function useLeadForm<F extends Form>(
  description: F,
  { extra, onSent, today, photos }: LeadFormOptions,
): LeadFormState<F> {
  type Found = Problems<FieldName<F>>;
  const kind: SubmissionKind = photos ? 'photos' : 'contact';
  const key = draftKey(description);
  const form = useRef<HTMLFormElement>(null);
  const submissionId = useRef('');
  const busy = useRef(false);
  const taken = useRef(false);
  /** The phone number that was asked about. */
  const askedPhone = useRef('');
  const [phase, setPhase] = useState<LeadPhase>('filling');
  const [scripted, setScripted] = useState(false);
  const [problems, setProblems] = useState<Found>({});
  const [doubt, setDoubt] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [slow, setSlow] = useState(false);
  const [progress, setProgress] = useState(0);
  const [name, setName] = useState('');
  const [sentId, setSentId] = useState('');
  const [hasZip, setHasZip] = useState(false);
  const [isRestored, setRestored] = useState(false);

  const setSubmissionId = (id: string) => {
    submissionId.current = id;
    // Where the draft takes it from.
    if (form.current) form.current.dataset.submissionId = id;
  };

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
    setName(draft.fields.name?.trim() ?? '');
    setPhase('pending');
  }, []);

  useEffect(() => {
    if (phase !== 'pending') return;
    return pendingStore.subscribe(() => {
      const waiting = pendingStore.find(submissionId.current);
      if (waiting && waiting.state !== 'refused') return;
      if (waiting?.refusal) setFailure(outcomeText(kind, waiting.refusal).text);
      else removeSentDraft(key, submissionId.current);
      setPhase(waiting ? 'filling' : 'sent');
    });
  }, [phase, kind, key]);

  const keep = () => form.current && saveTyped(form.current);

  /** Once it is shown, with what stands below it. */
  const focusField = (name: string) => {
    requestAnimationFrame(() => {
      const field = form.current?.querySelector<HTMLElement>(`[name="${name}"]`);
      if (field) showScreenOf(field);
      field?.focus();
    });
  };

  const refuse = (found: Found) => {
    setProblems(found);
    setRefusals((count) => count + 1);
    const first = Object.keys(description.fields).find((name) => found[name as FieldName<F>]);
    const field = first && form.current?.querySelector(`[name="${first}"]`);
    if (field) showScreenOf(field);
  };

  /** @returns whether it is to be asked about */
  const doubtPhone = (phone: string): boolean => {
    const found = phone === askedPhone.current ? null : phoneDoubt(phone);
    setDoubt(found);
    if (!found) return false;
    askedPhone.current = phone;
    focusField('phone');
    return true;
  };

  const goOn = () => {
    const shown = form.current && shownScreen(form.current);
    const next = form.current && nextScreen(form.current);
    if (!form.current || !shown || !next) return;
    const typed = fieldsOf(form.current);
    const read = readForm(description, typed, today?.());
    const here = Object.entries(read.ok ? {} : read.problems).filter(([name]) =>
      shown.querySelector(`[name="${name}"]`),
    );
    if (here.length > 0) return refuse(Object.fromEntries(here) as Found);
    setProblems({});
    if (shown.querySelector('[name="phone"]') && doubtPhone(typed.phone?.trim() ?? '')) return;
    showScreen(next);
  };

  const settle = (outcome: Outcome, fields: Record<string, string>) => {
    if (outcome.state !== 'refused') {
      // The id stays in memory: a correction names the lead it corrects. What waits keeps its draft until it has gone.
      if (outcome.state === 'sent') removeSentDraft(key, submissionId.current);
      setRestored(false);
      setName(fields.name?.trim() ?? '');
      setSentId(submissionId.current);
      setHasZip(Boolean(fields.zip?.trim()));
      setPhase(outcome.state);
      if (!taken.current) {
        onSent?.();
        // Who has just asked for help is not offered any.
        chatStore.send('promptClosed');
      }
      taken.current = true;
      return;
    }
    setPhase('filling');
    const found = problemsOf(description, outcome.errors ?? []);
    if (Object.keys(found).length > 0) refuse(found);
    else setFailure(outcomeText(kind, outcome).text);
  };

  const send = async (typed: Record<string, string>) => {
    if (!submissionId.current) setSubmissionId(makeUuid());
    const fields = { ...typed, submission_id: submissionId.current };
    const read = readForm(description, fields, today?.());
    const pictures = await photos?.();
    const none = pictures?.length === 0 && description.fields.photos?.problems?.none;
    if (!read.ok || none)
      return refuse({ ...(none && { photos: none }), ...(!read.ok && read.problems) } as Found);
    setProblems({});
    if (doubtPhone((read.answers as { phone: string }).phone)) return;
    setProgress(0);
    // What was sent stays in sight while it is corrected.
    if (phase !== 'sent') setPhase('sending');
    keep();
    const options: SendOptions = {
      onRetry: () => setSlow(true),
      onProgress: setProgress,
      onCorrection(id) {
        setSubmissionId(id);
        keep();
      },
    };
    const outcome = pictures
      ? await sendPhotos(fields, pictures, options)
      : await sendContactSubmission(toSubmission(description, read.answers, fields), options);
    settle(outcome, fields);
  };

  const submit = async () => {
    if (busy.current || !form.current) return;
    busy.current = true;
    setFailure(null);
    setSlow(false);
    try {
      await send({ ...fieldsOf(form.current), ...extra?.() });
    } finally {
      busy.current = false;
    }
  };

  return {
    form,
    phase,
    scripted,
    problems,
    phoneDoubt: doubt,
    refusals,
    failure,
    slow,
    progress,
    name,
    sentId,
    hasZip,
    isRestored,
    async onSubmit(event) {
      event.preventDefault();
      // Enter in a question that another one follows.
      if (nextScreen(event.currentTarget)) return goOn();
      await submit();
    },
    goOn,
    async addZip(zip) {
      const field = form.current?.elements.namedItem('zip') as HTMLInputElement | null;
      if (field) field.value = zip;
      await submit();
    },
    onInput(event) {
      const fields = fieldsOf(event.currentTarget);
      const name = (event.target as HTMLInputElement).name as FieldName<F>;
      if (name === 'phone') setDoubt(null);
      const field = problems[name] && description.fields[name];
      if (field && 'value' in readAnswer(field, fields[name], today?.()))
        setProblems({ ...problems, [name]: undefined });
    },
    change() {
      setPhase('filling');
      focusField('name');
    },
    clear() {
      setSubmissionId('');
      taken.current = false;
      setRestored(false);
      setProblems({});
      setDoubt(null);
      askedPhone.current = '';
      setFailure(null);
      if (form.current) clearForm(form.current, key);
    },
  };
}
