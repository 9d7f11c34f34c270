import * as m from '#messages';
import { pageLanguage } from '../../../domain/language/language.ts';
import { ENDPOINTS } from '../../../domain/submissions/endpoints.ts';
import './newsletter.css';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { draftKey } from '../../../domain/forms/draft-key.ts';
import { HONEYPOT_FIELD, readAnswer } from '../../../domain/forms/form.ts';
import { newsletterForm } from '../../../domain/forms/newsletter-form.ts';
import { NEWSLETTER_MESSAGES } from '../../../domain/newsletter/newsletter.ts';
import {
  type Outcome,
  type OutcomeText,
  outcomeText,
} from '../../../domain/submissions/outcome.ts';
import { showToast } from '../../layout/toast/toasts.ts';
import { track } from '../../lib/analytics/analytics.ts';
import { makeUuid } from '../../lib/browser/uuid.ts';
import { useSettings } from '../../lib/use-site.ts';
import { island } from '../../widgets/islands/island.tsx';
import { clearForm, readDraft, removeDraft, restoreDraft } from '../lead-form/form-draft.ts';
import { RestoredNote } from '../lead-form/restored-note.tsx';
import { sendSubmission } from '../submissions/send-submission.ts';

const DRAFT_KEY = draftKey(newsletterForm);
const field = newsletterForm.fields.email;

/**
 * The footer's signup (spec §4, §5, §8). Without scripts it is a plain post with the browser's own check. With scripts, the
 * specification's messages appear as a toast, and below the form until the next attempt.
 */
export const Newsletter = island('newsletter', NewsletterForm, { draft: DRAFT_KEY });

export function NewsletterForm() {
  const settings = useSettings();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  /** The last signup. After a failure, the same address is sent again under its id. */
  const attempt = useRef({ email: '', id: '' });
  const isBusy = useRef(false);
  const [scripted, setScripted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [invalid, setInvalid] = useState(false);
  const [notice, setNotice] = useState<OutcomeText | null>(null);
  const [isRestored, setRestored] = useState(false);
  // Before the next press, which the browser's own check would refuse.
  useLayoutEffect(() => {
    setScripted(true);
    const draft = readDraft(DRAFT_KEY);
    if (draft && form.current) setRestored(restoreDraft(form.current, draft));
  }, []);

  const show = (text: OutcomeText, state: Outcome['state']) => {
    const isInvalid = text.title === NEWSLETTER_MESSAGES.invalid().title;
    setInvalid(isInvalid);
    setNotice(isInvalid ? null : text);
    if (isInvalid) input.current?.focus();
    const tone = state === 'refused' ? 'error' : 'success';
    showToast({ ...text, tone }, 'single');
  };

  const send = async (email: string) => {
    if (attempt.current.email !== email) attempt.current = { email, id: makeUuid() };
    const outcome = await sendSubmission({
      kind: 'newsletter',
      body: {
        email,
        source_page: newsletterForm.source,
        submission_id: attempt.current.id,
        consent_version: settings.consent.version,
        ...(pageLanguage() !== 'en' && { language: pageLanguage() }),
      },
    });
    if (outcome.state !== 'refused' && input.current) {
      attempt.current = { email: '', id: '' };
      input.current.value = '';
      removeDraft(DRAFT_KEY);
      setRestored(false);
    }
    if (outcome.state === 'sent') track('newsletter_signup');
    // The notice over the page says what waits, and when it was sent (site/forms/submissions/pending-notice.ts).
    if (outcome.state !== 'pending')
      show(outcomeText('newsletter', outcome, settings), outcome.state);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Not the state: a second press may come before React renders the first.
    if (isBusy.current) return;
    const read = readAnswer(field, input.current?.value);
    if ('reason' in read) return show(NEWSLETTER_MESSAGES.invalid(), 'refused');
    isBusy.current = true;
    setBusy(true);
    setNotice(null);
    try {
      await send(read.value);
    } catch (error) {
      console.error(error);
      show(NEWSLETTER_MESSAGES.failed(), 'refused');
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  };

  const clear = () => {
    setRestored(false);
    if (form.current) clearForm(form.current, DRAFT_KEY);
  };

  return (
    <form
      ref={form}
      className="newsletter"
      method="post"
      action={ENDPOINTS.newsletter}
      noValidate={scripted}
      onSubmit={submit}
      aria-busy={busy || undefined}
    >
      <input type="hidden" name="consent_version" value={settings.consent.version} />
      <label htmlFor="newsletter-email">{field.label()}</label>
      <div className="newsletter-row">
        <input
          ref={input}
          id="newsletter-email"
          name="email"
          type="email"
          autoComplete={field.autocomplete}
          placeholder={field.placeholder()}
          maxLength={field.max}
          required
          aria-invalid={invalid || undefined}
          aria-describedby={invalid ? 'newsletter-hint' : undefined}
          onInput={() => setInvalid(false)}
        />
        <button className="button" type="submit" aria-disabled={busy}>
          {busy && <span className="spinner" />}
          <span>{m.newsletter_subscribe()}</span>
        </button>
      </div>
      {isRestored && <RestoredNote onClear={clear} />}
      {invalid && (
        <p id="newsletter-hint" className="newsletter-hint">
          {m.newsletter_it_needs_an_sign_as_in_you_example()}
        </p>
      )}
      {notice && (
        <p className="newsletter-hint">
          <b>{notice.title}</b> <span>{notice.text}</span>
        </p>
      )}
      {pageLanguage() !== 'en' && <input type="hidden" name="language" value={pageLanguage()} />}
      <label className="visually-hidden" aria-hidden="true">
        {m.form_leave_this_empty()}
        <input name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </form>
  );
}
