import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import * as m from '#messages';
import { Icon } from '../../app/ui/icon/icon.tsx';
import { OFFICE_LIMITS } from '../../domain/office/api.ts';
import type { SessionAnswer, TokenAnswer } from '../../domain/office/sign-in-api.ts';
import { callOffice, OfficeError, type Problem, problemIn } from '../api/call-office.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { key } from '../parts/office-icons.ts';
import { pageCompany } from '../parts/page-company.ts';
import { useWindowTitle } from '../parts/screen-title.tsx';
import { Placeholder } from '../parts/states.tsx';
import { addPasskey, deviceName, hasPasskeys } from './passkeys.ts';
import { Door, enter } from './sign-in.tsx';

/**
 * What a link in a mail leads to. Looking at it uses nothing up, because programs that look through mails open links; the
 * press of the button does.
 */
export function OpenLink({ token }: { token: string }) {
  const navigate = useNavigate();
  const [session, setSession] = useState<SessionAnswer | null>(null);
  const look = useQuery({
    queryKey: ['link', token],
    queryFn: async () => {
      const answer = await callOffice<TokenAnswer>('/sign-in/token/look', {
        method: 'POST',
        body: { token },
      });
      if (!answer.ok) throw new OfficeError(answer.problem);
      return answer.value;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  useWindowTitle(m.office_sign_in());
  // The link leaves the URL, and the browser's history with it.
  const goIn = (to: SessionAnswer) => {
    enter(to);
    navigate('/', { replace: true });
  };
  if (session) return <OfferPasskey session={session} onDone={() => goIn(session)} />;
  if (look.error)
    return (
      <Door title={m.office_sign_in_this_link_does_not_work()} about={problemIn(look.error).detail}>
        <Button onClick={() => navigate('/', { replace: true })}>
          {m.office_sign_in_to_the_sign_in()}
        </Button>
      </Door>
    );
  if (!look.data)
    return (
      <Door title={m.office_sign_in_one_moment()} about="">
        <Placeholder lines={3} />
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
  link: TokenAnswer;
  onIn: (session: SessionAnswer) => void;
}) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [name, setName] = useState(link.name);
  const isInvitation = link.kind === 'invite';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await callOffice<SessionAnswer>('/sign-in/token', {
      method: 'POST',
      body: { token, ...(isInvitation && { name }) },
    });
    if (answer.ok) onIn(answer.value);
    else setProblem(answer.problem);
  };
  const welcome = link.name
    ? m.office_sign_in_welcome_back_named({ name: link.name.split(' ')[0] ?? '' })
    : m.office_sign_in_welcome_back();
  return (
    <Door
      title={isInvitation ? m.office_sign_in_you_are_invited() : welcome}
      about={
        isInvitation
          ? m.office_sign_in_answer_requests_to_as({ name: pageCompany().name, email: link.email })
          : m.office_sign_in_sign_in_as_on_this_device({ email: link.email })
      }
    >
      <form className="stack" onSubmit={submit} noValidate>
        {problem && !problem.errors.name && <Notice kind="problem">{problem.detail}</Notice>}
        {isInvitation && (
          <Field
            label={m.common_your_name()}
            hint={m.office_me_as_the_others_see_it()}
            error={problem?.errors.name}
            autoComplete="name"
            maxLength={OFFICE_LIMITS.personName}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
        <Button type="submit" look="main wide">
          {isInvitation ? m.office_sign_in_accept_and_go_in() : m.office_sign_in()}
        </Button>
      </form>
    </Door>
  );
}

/** While the sign-in is fresh: next time the device itself is enough. */
function OfferPasskey({ session, onDone }: { session: SessionAnswer; onDone: () => void }) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const add = async () => {
    const answer = await addPasskey(deviceName());
    if (answer.ok) {
      if (session.person) session.person.has_passkey = true;
      onDone();
    } else if (answer.problem !== 'cancelled') setProblem(answer.problem);
  };
  return (
    <Door
      title={m.office_sign_in_sign_in_by_one_press_next_time()}
      about={m.office_sign_in_a_passkey_is_this_devices_own_your()}
    >
      {problem && <Notice kind="problem">{problem.detail}</Notice>}
      <Button look="main wide" onClick={add}>
        <Icon shape={key} /> {m.office_me_add_a_passkey()}
      </Button>
      <Button look="wide" onClick={onDone}>
        {m.office_sign_in_not_now()}
      </Button>
    </Door>
  );
}
