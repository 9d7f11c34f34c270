import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { OFFICE_LIMITS } from '../../domain/office/protocol.ts';
import type { SessionAnswer } from '../../domain/office/sign-in-api.ts';
import { Icon } from '../../site/ui/icon/icon.tsx';
import {
  type AnswerTo,
  callOffice,
  type Problem,
  problemIn,
  readOffice,
} from '../api/call-office.ts';
import { enter } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { key } from '../parts/office-icons.ts';
import { pageCompany } from '../parts/page-company.ts';
import { useWindowTitle } from '../parts/screen-title.tsx';
import { Placeholder } from '../parts/states.tsx';
import { useCalls } from '../parts/use-calls.ts';
import { Door } from './sign-in.tsx';
import { addPasskey, hasPasskeys } from './use-passkey.ts';

/**
 * The page behind a mailed link. Opening it uses nothing up, because link scanners open links; pressing the button
 * does.
 */
export function OpenLink({ token }: { token: string }) {
  const navigate = useNavigate();
  const [session, setSession] = useState<SessionAnswer | null>(null);
  const look = useQuery({
    queryKey: ['link', token],
    queryFn: () => readOffice('POST /sign-in/token/look', { token }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useWindowTitle('Sign in');
  // Removes the link from the URL and the browser's history.
  const goIn = (to: SessionAnswer) => {
    enter(to);
    navigate('/', { replace: true });
  };
  if (session) return <OfferPasskey session={session} onDone={() => goIn(session)} />;
  if (look.error)
    return (
      <Door title="This link does not work" about={problemIn(look.error).detail}>
        <Button onClick={() => navigate('/', { replace: true })}>To the sign-in</Button>
      </Door>
    );
  if (!look.data)
    return (
      <Door title="One moment" about="">
        <Placeholder />
      </Door>
    );
  return (
    <UseLink
      token={token}
      link={look.data}
      onIn={(to) => (to.person?.has_passkey || !hasPasskeys() ? goIn(to) : setSession(to))}
    />
  );
}

function UseLink({
  token,
  link,
  onIn,
}: {
  token: string;
  link: AnswerTo<'POST /sign-in/token/look'>;
  onIn: (session: SessionAnswer) => void;
}) {
  const { problem, call } = useCalls();
  const isInvitation = link.kind === 'invite';
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = Object.fromEntries(new FormData(event.currentTarget));
    const session = await call('POST /sign-in/token', { token, ...said });
    if (session) onIn(session);
  };
  const welcome = link.name ? `Welcome back, ${link.name.split(' ')[0] ?? ''}` : 'Welcome back';
  return (
    <Door
      title={isInvitation ? 'You are invited' : welcome}
      about={
        isInvitation
          ? `Answer requests to ${pageCompany().name} as ${link.email}.`
          : `Sign in as ${link.email} on this device.`
      }
    >
      <form className="stack" onSubmit={submit} noValidate>
        {problem && !problem.errors.name && <Notice kind="problem">{problem.detail}</Notice>}
        {isInvitation && (
          <Field
            label="Your name"
            hint="As the others see it"
            error={problem?.errors.name}
            autoComplete="name"
            name="name"
            maxLength={OFFICE_LIMITS.personName}
            defaultValue={link.name}
          />
        )}
        <Button type="submit" look="main wide">
          {isInvitation ? 'Accept and go in' : 'Sign in'}
        </Button>
      </form>
    </Door>
  );
}

/** Offers to add a passkey while the sign-in is fresh. */
function OfferPasskey({ session, onDone }: { session: SessionAnswer; onDone: () => void }) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const add = async () => {
    const options = await callOffice('POST /passkeys/options', {});
    const answer = options.ok ? await addPasskey(options.value) : options;
    if (answer?.ok) {
      if (session.person) session.person.has_passkey = true;
      onDone();
    } else if (answer) setProblem(answer.problem);
  };
  return (
    <Door
      title="Sign in by one press next time"
      about="A passkey is this device’s own: your finger, your face or its PIN. Nothing to remember, nothing to steal."
    >
      {problem && <Notice kind="problem">{problem.detail}</Notice>}
      <Button look="main wide" onClick={add}>
        <Icon shape={key} /> Add a passkey
      </Button>
      <Button look="wide" onClick={onDone}>
        Not now
      </Button>
    </Door>
  );
}
