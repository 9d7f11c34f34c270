import './newsletter.css';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isNewsletterEmail, NEWSLETTER_MESSAGES } from '../../../domain/newsletter/newsletter.ts';
import type { NewsletterSignup } from '../../../domain/newsletter/newsletter-signup.ts';
import { track } from '../../analytics/analytics.ts';
import { useSite } from '../../site/site-data.ts';
import type { SendResult } from '../../submissions/send-submission.ts';
import { makeUuid } from '../chat/make-uuid.ts';
import { showToast } from '../toast/toast-store.ts';
import { type SignupOutcome, signupOutcome } from './signup-outcome.ts';

/**
 * The footer's signup (spec §4, §5, §8). Without scripts it is a plain form post with the browser's own check.
 * Once scripts run, the specification's messages appear instead.
 */
export function Newsletter() {
  const { consent, newsletter_confirm } = useSite().site;
  const input = useRef<HTMLInputElement>(null);
  const attempt = useRef({ email: '', id: '' });
  const [scripted, setScripted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [invalid, setInvalid] = useState(false);
  useEffect(() => setScripted(true), []);

  const tell = (outcome: SignupOutcome) => {
    setInvalid(outcome === 'invalid');
    if (outcome === 'invalid') input.current?.focus();
    const tone = outcome === 'success' ? 'success' : 'error';
    const words =
      NEWSLETTER_MESSAGES[tone === 'success' && newsletter_confirm ? 'confirm' : outcome];
    showToast({ ...words, tone, system: 'single' });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const email = input.current?.value.trim() ?? '';
    if (!isNewsletterEmail(email)) return tell('invalid');
    // The same address keeps its id until it has arrived: a retry is no second signup.
    if (attempt.current.email !== email) attempt.current = { email, id: makeUuid() };
    setBusy(true);
    const signup = {
      email,
      source_page: 'footer',
      submission_id: attempt.current.id,
      consent_version: consent.version,
    };
    const outcome = signupOutcome(await send(signup));
    setBusy(false);
    if (outcome === 'success') {
      attempt.current = { email: '', id: '' };
      if (input.current) input.current.value = '';
      track('newsletter_signup');
    }
    tell(outcome);
  };

  return (
    <form
      className="newsletter"
      method="post"
      action="/api/newsletter-signups"
      noValidate={scripted}
      onSubmit={submit}
      aria-busy={busy || undefined}
    >
      <label htmlFor="newsletter-email">Email address</label>
      <div className="newsletter-row">
        <input
          ref={input}
          id="newsletter-email"
          name="email"
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
          maxLength={254}
          required
          aria-invalid={invalid || undefined}
          aria-describedby={invalid ? 'newsletter-hint' : undefined}
          onInput={() => setInvalid(false)}
        />
        <button className="button" type="submit" disabled={busy}>
          {busy && <span className="spinner" />}
          Subscribe
        </button>
      </div>
      {invalid && (
        <p id="newsletter-hint" className="newsletter-hint">
          It needs an @ sign, as in you@example.com.
        </p>
      )}
      <label className="visually-hidden" aria-hidden="true">
        Leave this empty
        <input name="company_website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </form>
  );
}

/** The sender is loaded when it is needed; without it the signup has failed like any other. */
async function send(signup: NewsletterSignup & { submission_id: string }): Promise<SendResult> {
  try {
    const { sendNewsletterSignup } = await import('../../submissions/send-submission.ts');
    return await sendNewsletterSignup(signup);
  } catch (error) {
    console.error(error);
    return { ok: false, message: '' };
  }
}
