import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { plural } from '../../domain/language/plural.ts';
import { discarded, forgetActs } from '../acts/act-queue.ts';
import { useWaitingActs } from '../acts/use-acts.ts';
import { SessionList } from '../admin/session-list.tsx';
import { type AnswerTo, callOffice, type Problem } from '../api/call-office.ts';
import { endSession, queries, routeQuery } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Ask } from '../parts/dialog.tsx';
import { Notice } from '../parts/notice.tsx';
import { ScreenPart } from '../parts/screen.tsx';
import { Answered } from '../parts/states.tsx';
import { showToast } from '../parts/toast.tsx';
import { useCalls } from '../parts/use-calls.ts';
import { useTimes } from '../parts/use-now.ts';
import { turnPushOff } from '../push/push.ts';
import { callConfirmed } from '../session/confirm-first.tsx';
import { addPasskey, hasPasskeys } from '../session/use-passkey.ts';

const passkeysQuery = routeQuery('GET /passkeys', {});
const sessionsQuery = routeQuery('GET /sessions', {});

export function Passkeys() {
  const query = useQuery(passkeysQuery);
  const times = useTimes();
  const { problem, setProblem, call } = useCalls();
  const show = (list: AnswerTo<'GET /passkeys'>) =>
    queries.setQueryData(passkeysQuery.queryKey, list);
  const add = async () => {
    const options = await call('POST /passkeys/options', {});
    if (!options) return;
    const answer = await addPasskey(options);
    if (answer?.ok) show(answer.value);
    else if (answer) setProblem(answer.problem);
  };
  const remove = async (passkey_id: string) => {
    const list = await call('DELETE /passkeys/:passkey_id', { passkey_id });
    if (list) show(list);
  };
  return (
    <ScreenPart title="Passkeys">
      {problem && <Notice kind="problem">{problem.detail}</Notice>}
      <Answered query={query}>
        {({ passkeys }) =>
          passkeys.length === 0 ? (
            <p className="muted">None yet: you sign in by a link in a mail.</p>
          ) : (
            <ul className="list">
              {passkeys.map(({ passkey_id, label, created_at, last_used_at, synced }) => (
                <li key={passkey_id}>
                  <div>
                    <b>{label}</b>
                    <p className="muted small">
                      {[
                        last_used_at === null
                          ? `Added ${times.dayAndTime(created_at)}`
                          : `Used ${times.dayAndTime(last_used_at)}`,
                        synced && 'on all devices of its account',
                      ]
                        .filter(Boolean)
                        .join(', ')}
                    </p>
                  </div>
                  <Button
                    look="low"
                    aria-label={`Remove ${label}`}
                    onClick={() => remove(passkey_id)}
                  >
                    Remove
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
      {hasPasskeys() && <Button onClick={add}>Add a passkey</Button>}
    </ScreenPart>
  );
}

/** The user's sessions, and signing out. */
export function Sessions() {
  const query = useQuery(sessionsQuery);
  const endOthers = async () => {
    const answer = await callConfirmed('POST /sessions/end-others', {});
    showToast(answer.ok ? `Signed out elsewhere: ${answer.value.ended}.` : answer.problem.detail);
    await query.refetch();
  };
  return (
    <ScreenPart title="Where you are signed in">
      <Answered query={query}>
        {({ sessions }) => (
          <>
            <SessionList sessions={sessions} onEnded={() => query.refetch()} />
            {sessions.length > 1 && <Button onClick={endOthers}>Sign out everywhere else</Button>}
          </>
        )}
      </Answered>
      <SignOut />
    </ScreenPart>
  );
}

function SignOut() {
  const [asks, setAsks] = useState(false);
  const stored = useWaitingActs();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [problem, setProblem] = useState<Problem | null>(null);
  const signOut = async () => {
    setAsks(false);
    const answer = await callOffice('POST /session/end', {});
    if (!answer.ok && answer.problem.code !== 'not-signed-in') return setProblem(answer.problem);
    await turnPushOff();
    // Before the session ends, which would report them as lost: the user has agreed.
    await forgetActs(null);
    discarded.set(0);
    await endSession();
    navigate('/', { replace: true });
    await client.invalidateQueries({ queryKey: ['session'] });
  };
  return (
    <>
      {problem && <Notice kind="problem">{problem.detail} You are still signed in.</Notice>}
      <Button onClick={() => (stored.length > 0 ? setAsks(true) : void signOut())}>
        Sign out here
      </Button>
      {asks && (
        <Ask
          title="Not everything was sent"
          text={plural(
            stored.length,
            'One step is still on this device. Signing out forgets it.',
            `${stored.length} steps are still on this device. Signing out forgets them.`,
          )}
          yes="Sign out and forget them"
          no="Stay signed in"
          onYes={signOut}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
