import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as m from '#messages';
import type {
  EndedAnswer,
  PasskeyList,
  SessionList as SessionListAnswer,
} from '../../domain/office/sign-in-api.ts';
import { discarded, forgetActs } from '../acts/act-queue.ts';
import { useWaitingActs } from '../acts/use-acts.ts';
import { SessionList } from '../admin/session-list.tsx';
import { callOffice, type Problem } from '../api/call-office.ts';
import { endSession, pathQuery, queries } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Ask } from '../parts/dialog.tsx';
import { Notice } from '../parts/notice.tsx';
import { ScreenPart } from '../parts/screen.tsx';
import { Answered } from '../parts/states.tsx';
import { showToast } from '../parts/toast.tsx';
import { useCalls } from '../parts/use-calls.ts';
import { useTimes } from '../parts/use-now.ts';
import { turnPushOff } from '../push/push.ts';
import { callConfirmed, confirmation } from '../session/confirm-first.tsx';
import { addPasskey, deviceName, hasPasskeys } from '../session/passkeys.ts';

const passkeysQuery = pathQuery<PasskeyList>('/passkeys');
const sessionsQuery = pathQuery<SessionListAnswer>('/sessions');

export function Passkeys() {
  const query = useQuery(passkeysQuery);
  const times = useTimes();

  const { problem, setProblem, call } = useCalls();
  const noteList = (list: PasskeyList) => {
    queries.setQueryData(passkeysQuery.queryKey, list);
    setProblem(null);
  };
  const add = async () => {
    let answer = await addPasskey(deviceName());
    if (!answer.ok && answer.problem !== 'cancelled' && answer.problem.code === 'confirm-first') {
      if (!(await confirmation())) return;
      answer = await addPasskey(deviceName());
    }
    if (answer.ok) noteList(answer.value);
    else if (answer.problem !== 'cancelled') setProblem(answer.problem);
  };
  const remove = async (id: string) => {
    const list = await call<PasskeyList>(`/passkeys/${id}`, { method: 'DELETE' });
    if (list) noteList(list);
  };
  return (
    <ScreenPart title={m.office_me_passkeys()}>
      {problem && <Notice kind="problem">{problem.detail}</Notice>}
      <Answered query={query}>
        {({ passkeys }) =>
          passkeys.length === 0 ? (
            <p className="muted">{m.office_me_none_yet_you_sign_in_by_a_link_in()}</p>
          ) : (
            <ul className="list">
              {passkeys.map(({ passkey_id, label, created_at, last_used_at, synced }) => (
                <li key={passkey_id}>
                  <div>
                    <b>{label}</b>
                    <p className="muted small">
                      {[
                        last_used_at === null
                          ? m.office_me_added({
                              moment: times.dayAndTime(created_at),
                            })
                          : m.office_me_used({
                              moment: times.dayAndTime(last_used_at),
                            }),
                        synced && m.office_me_synced_passkey(),
                      ]
                        .filter(Boolean)
                        .join(', ')}
                    </p>
                  </div>
                  <Button
                    look="low"
                    aria-label={m.office_me_remove_passkey({ label })}
                    onClick={() => remove(passkey_id)}
                  >
                    {m.office_remove()}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
      {hasPasskeys() && <Button onClick={add}>{m.office_me_add_a_passkey()}</Button>}
    </ScreenPart>
  );
}

/** Where one is signed in, and the way out. */
export function Sessions() {
  const query = useQuery(sessionsQuery);
  const endOthers = async () => {
    const answer = await callConfirmed<EndedAnswer>('/sessions/end-others', {
      method: 'POST',
      body: {},
    });
    showToast(
      answer.ok
        ? m.office_me_signed_out_elsewhere({ count: answer.value.ended })
        : answer.problem.detail,
    );
    await query.refetch();
  };
  return (
    <ScreenPart title={m.office_me_where_you_are_signed_in()}>
      <Answered query={query}>
        {({ sessions }) => (
          <>
            <SessionList sessions={sessions} onEnded={() => query.refetch()} />
            {sessions.length > 1 && (
              <Button onClick={endOthers}>{m.office_me_sign_out_everywhere_else()}</Button>
            )}
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
    const answer = await callOffice('/session/end', { method: 'POST', body: {} });
    if (!answer.ok && answer.problem.code !== 'not-signed-in') return setProblem(answer.problem);
    await turnPushOff();
    // Before the session ends: they were asked about.
    await forgetActs(null);
    discarded.set(0);
    await endSession();
    navigate('/', { replace: true });
    await client.invalidateQueries({ queryKey: ['session'] });
  };
  return (
    <>
      {problem && (
        <Notice kind="problem">{m.office_me_still_signed_in({ problem: problem.detail })}</Notice>
      )}
      <Button onClick={() => (stored.length > 0 ? setAsks(true) : void signOut())}>
        {m.office_me_sign_out_here()}
      </Button>
      {asks && (
        <Ask
          title={m.office_me_not_everything_was_sent()}
          text={m.office_me_steps_kept({ count: stored.length })}
          yes={m.office_me_sign_out_and_forget_them()}
          no={m.office_me_stay_signed_in()}
          onYes={signOut}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
