/** A request that is written down for somebody on the phone. */
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import * as m from '#messages';
import { makeUuid } from '../../app/lib/browser/uuid.ts';
import { Icon } from '../../app/ui/icon/icon.tsx';
import { arrowLeft } from '../../app/ui/icon/icon-shapes.ts';
import { LANGUAGES } from '../../domain/language/language.ts';
import { LIMITS } from '../../domain/lead/submission-fields.ts';
import type { CallerRequestAnswer } from '../../domain/office/leads-api.ts';
import { readAgain } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { ScreenTitle } from '../parts/screen-title.tsx';
import { useCalls } from '../parts/use-calls.ts';

const LANGUAGE_WORDS = { en: m.office_caller_english, es: m.common_spanish };

export function CallerRequestForm() {
  // Pressed twice, or sent again after a lost answer, it is one request.
  const [submission_id] = useState(makeUuid);
  const [isBusy, setBusy] = useState(false);
  const { problem, call } = useCalls();
  const navigate = useNavigate();
  const errors = problem?.errors ?? {};
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const said = Object.fromEntries(new FormData(event.currentTarget));
    const answer = await call<CallerRequestAnswer>('/leads', {
      method: 'POST',
      body: { submission_id, ...said },
    });
    setBusy(false);
    if (!answer) return;
    readAgain();
    await navigate(`/leads/${answer.submission_id}`, { replace: true });
  };
  return (
    <article className="lead" aria-label={m.office_caller()}>
      <p className="lead-back">
        <Link to="/">
          <Icon shape={arrowLeft} /> {m.office_inbox()}
        </Link>
      </p>
      <ScreenTitle title={m.office_caller()}>{m.office_caller()}</ScreenTitle>
      <p className="muted">{m.office_caller_about()}</p>
      {problem && Object.keys(errors).length === 0 && (
        <Notice kind="problem">{problem.detail}</Notice>
      )}
      <form className="stack" onSubmit={save} noValidate>
        <Field
          label={m.common_name()}
          error={errors.name}
          name="name"
          autoComplete="off"
          maxLength={LIMITS.name}
        />
        <Field
          label={m.common_phone()}
          error={errors.phone}
          name="phone"
          type="tel"
          autoComplete="off"
          maxLength={LIMITS.phone}
        />
        <Field
          label={m.common_zip_code()}
          error={errors.zip}
          name="zip"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
        <Field
          label={m.common_e_mail()}
          hint={m.office_caller_mail_hint()}
          error={errors.email}
          name="email"
          type="email"
          autoComplete="off"
          maxLength={LIMITS.email}
        />
        <Field
          label={m.office_caller_about_what()}
          error={errors.service_needed}
          name="service_needed"
          autoComplete="off"
          maxLength={LIMITS.service}
        />
        <Field label={m.office_caller_words()} error={errors.description}>
          {(attributes) => (
            <textarea {...attributes} name="description" rows={4} maxLength={LIMITS.description} />
          )}
        </Field>
        <Field label={m.office_caller_language()}>
          {(attributes) => (
            <select {...attributes} name="language">
              {LANGUAGES.map((language) => (
                <option key={language} value={language}>
                  {LANGUAGE_WORDS[language]()}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button type="submit" look="main" unavailable={isBusy}>
          {m.office_caller_save()}
        </Button>
      </form>
    </article>
  );
}
