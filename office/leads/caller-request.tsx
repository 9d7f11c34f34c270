/** Enters a request for a caller. */
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { LANGUAGES } from '../../domain/language/language.ts';
import { LIMITS } from '../../domain/lead/submission-fields.ts';
import { makeUuid } from '../../site/lib/browser/uuid.ts';
import { Icon } from '../../site/ui/icon/icon.tsx';
import { arrowLeft } from '../../site/ui/icon/icon-shapes.ts';
import type { InputTo } from '../api/call-office.ts';
import { readAgain } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { ScreenTitle } from '../parts/screen-title.tsx';
import { useCalls } from '../parts/use-calls.ts';

const LANGUAGE_WORDS = { en: 'English', es: 'Spanish' };

export function CallerRequestForm() {
  // One id, so that sending it again after a lost answer makes no second request.
  const [submission_id] = useState(makeUuid);
  const { problem, isBusy, call } = useCalls();
  const navigate = useNavigate();
  const errors = problem?.errors ?? {};
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = Object.fromEntries(new FormData(event.currentTarget));
    const answer = await call('POST /leads', { submission_id, ...said } as InputTo<'POST /leads'>);
    if (!answer) return;
    readAgain();
    await navigate(`/leads/${answer.submission_id}`, { replace: true });
  };
  return (
    <article className="lead" aria-label="New caller">
      <p className="lead-back">
        <Link to="/">
          <Icon shape={arrowLeft} /> Inbox
        </Link>
      </p>
      <ScreenTitle title="New caller">New caller</ScreenTitle>
      <p className="muted">
        A request of somebody on the phone. It counts as contacted, and is mailed and exported as
        those of the website are. A visit for them is entered once it is saved.
      </p>
      {problem && Object.keys(errors).length === 0 && (
        <Notice kind="problem">{problem.detail}</Notice>
      )}
      <form className="stack" onSubmit={save} noValidate>
        <Field
          label="Name"
          error={errors.name}
          name="name"
          autoComplete="off"
          maxLength={LIMITS.name}
        />
        <Field
          label="Phone"
          error={errors.phone}
          name="phone"
          type="tel"
          autoComplete="off"
          maxLength={LIMITS.phone}
        />
        <Field
          label="ZIP code"
          error={errors.zip}
          name="zip"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
        <Field
          label="E-mail"
          hint="If given, they get the mail that says their request has come."
          error={errors.email}
          name="email"
          type="email"
          autoComplete="off"
          maxLength={LIMITS.email}
        />
        <Field
          label="What is it about?"
          error={errors.service_needed}
          name="service_needed"
          autoComplete="off"
          maxLength={LIMITS.service}
        />
        <Field
          label="What they said"
          error={errors.description}
          name="description"
          rows={4}
          maxLength={LIMITS.description}
        />
        <Field label="They speak">
          {(attributes) => (
            <select {...attributes} name="language">
              {LANGUAGES.map((language) => (
                <option key={language} value={language}>
                  {LANGUAGE_WORDS[language]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button type="submit" look="main" unavailable={isBusy}>
          Save the request
        </Button>
      </form>
    </article>
  );
}
