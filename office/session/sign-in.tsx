import './sign-in.css';
import { type FormEvent, type ReactNode, useState } from 'react';
import { plural } from '../../domain/language/plural.ts';
import type { SessionAnswer } from '../../domain/office/sign-in-api.ts';
import { Icon } from '../../site/ui/icon/icon.tsx';
import { mail } from '../../site/ui/icon/icon-shapes.ts';
import { discarded } from '../acts/act-queue.ts';
import type { Problem } from '../api/call-office.ts';
import { enter } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { key } from '../parts/office-icons.ts';
import { pageCompany } from '../parts/page-company.ts';
import { useWindowTitle } from '../parts/screen-title.tsx';
import { useStore } from '../parts/store.ts';
import { useCalls } from '../parts/use-calls.ts';
import { WithoutMail } from './confirm-first.tsx';
import { hasPasskeys, signInByPasskey } from './use-passkey.ts';

/** Sign-in with a passkey, or with a link by mail. */
export function SignIn({ company }: { company: SessionAnswer['company'] }) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const unsent = useStore(discarded);
  useWindowTitle('Sign in');
  const byPasskey = async () => {
    setProblem(null);
    const answer = await signInByPasskey('POST /sign-in/passkey');
    if (answer?.ok) enter(answer.value);
    else if (answer) setProblem(answer.problem);
  };
  if (sentTo !== null)
    return <LinkSent company={company} email={sentTo} onBack={() => setSentTo(null)} />;
  return (
    <Door title="Sign in" about={`Requests to ${company.name}, for those who answer them.`}>
      {unsent > 0 && (
        <Notice kind="waiting">
          {plural(
            unsent,
            'Your session on this device has ended. One step that was not sent yet is deleted.',
            `Your session on this device has ended. ${unsent} steps that were not sent yet are deleted.`,
          )}
        </Notice>
      )}
      {problem && <Notice kind="problem">{problem.detail}</Notice>}
      {hasPasskeys() && (
        <>
          <Button look="main wide" onClick={byPasskey}>
            <Icon shape={key} /> Sign in with a passkey
          </Button>
          <p className="or">or</p>
        </>
      )}
      <LinkForm onSent={setSentTo} />
    </Door>
  );
}

function LinkForm({ onSent }: { onSent: (email: string) => void }) {
  const { problem, isBusy, call } = useCalls();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    if (await call('POST /sign-in/link', { email })) onSent(email);
  };
  const inField = problem?.errors.email;
  return (
    <form className="stack" onSubmit={send} noValidate>
      {problem && !inField && <Notice kind="problem">{problem.detail}</Notice>}
      <Field
        label="Your e-mail"
        error={inField}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" look="wide" unavailable={isBusy}>
        <Icon shape={mail} /> Send me a link
      </Button>
    </form>
  );
}

function LinkSent({
  company,
  email,
  onBack,
}: {
  company: SessionAnswer['company'];
  email: string;
  onBack: () => void;
}) {
  if (!company.sends_mail)
    return (
      <Door title="The link stays on the server" about="">
        <p role="status">
          <WithoutMail email={email} />
        </p>
        <Button onClick={onBack}>Back</Button>
      </Door>
    );
  return (
    <Door title="Look into your mail" about="">
      <p role="status">
        If somebody of the office has the address <b>{email}</b>, a link is on its way there. It
        works once, and not for long.
      </p>
      <p className="muted small">
        Nothing came? Look among the spam, or ask an owner whether you are invited.
      </p>
      <Button onClick={onBack}>Back</Button>
    </Door>
  );
}

/** Frame of the screens for signed-out users. */
export function Door({
  title,
  about,
  children,
}: {
  title: string;
  about: string;
  children: ReactNode;
}) {
  return (
    <main className="door">
      <p className="brand">
        <img src="/favicon.svg" alt="" width="40" height="40" />
        <span>
          <b>{pageCompany().short_name}</b> office
        </span>
      </p>
      <div className="panel">
        <h1>{title}</h1>
        {about && <p className="muted">{about}</p>}
        {children}
      </div>
    </main>
  );
}
