import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  type InviteAnswer,
  OFFICE_LIMITS,
  type PeopleList,
  type Role,
  type SessionList as SessionListAnswer,
} from '../../domain/office/api.ts';
import type { Problem } from '../api/call-office.ts';
import { pathQuery, queries, sessionQuery } from '../api/queries.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { Answered } from '../parts/states.tsx';
import { dayAndTime, momentWords } from '../parts/time-words.ts';
import { showToast } from '../parts/toast.tsx';
import { useNow } from '../parts/use-now.ts';
import { callConfirmed } from '../session/confirm-first.tsx';
import { useSession } from '../session/session.tsx';
import { Screen } from './screen.tsx';
import { SessionList } from './session-list.tsx';

const peopleQuery = pathQuery<PeopleList>('/people');
type Person = PeopleList['people'][number];

const ROLE_WORDS: Record<Role, string> = {
  owner: 'Owner: everything, people and erasing included',
  office: 'Office: requests',
};

async function renew(): Promise<void> {
  await Promise.all([
    queries.invalidateQueries(peopleQuery),
    queries.invalidateQueries(sessionQuery),
  ]);
}

export function People() {
  const query = useQuery(peopleQuery);
  return (
    <Screen title="People" about="Who may come in. A link to the office works once, for 24 hours.">
      <Answered query={query}>
        {({ people }) => (
          <ul className="list">
            {people.map((person) => (
              <PersonItem key={person.person_id} person={person} />
            ))}
          </ul>
        )}
      </Answered>
      <InviteForm />
    </Screen>
  );
}

function PersonItem({ person }: { person: Person }) {
  const now = useNow();
  const [shows, setShows] = useState<'sessions' | 'remove' | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { company, person: me } = useSession();
  const isMe = person.person_id === me.person_id;
  const { name, email, role, joined, passkeys, sessions, last_seen_at } = person;
  const change = async (method: 'PATCH' | 'DELETE', body?: unknown) => {
    const answer = await callConfirmed<PeopleList>(`/people/${person.person_id}`, { method, body });
    setProblem(answer.ok ? null : answer.problem);
    await renew();
    return answer.ok;
  };
  return (
    <li>
      <div>
        <b>{name || email}</b> {isMe && <span className="chip">You</span>}{' '}
        {!joined && (
          <span className="chip" data-kind="waiting">
            Invited
          </span>
        )}
        <p className="muted small">
          {[
            name && email,
            joined &&
              (passkeys === 0
                ? 'no passkey'
                : passkeys === 1
                  ? '1 passkey'
                  : `${passkeys} passkeys`),
            last_seen_at !== null && `here ${momentWords(last_seen_at, now, company.time_zone)}`,
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      <div className="row">
        <label>
          <span className="visually-hidden">Role of {name || email}</span>
          <select value={role} onChange={({ target }) => change('PATCH', { role: target.value })}>
            <option value="owner">Owner</option>
            <option value="office">Office</option>
          </select>
        </label>
        <button
          type="button"
          className="button low"
          disabled={sessions === 0}
          onClick={() => setShows('sessions')}
        >
          {sessions === 1 ? '1 session' : `${sessions} sessions`}
        </button>
        {!isMe && (
          <button
            type="button"
            className="button low danger"
            aria-label={`Remove ${name || email}`}
            onClick={() => setShows('remove')}
          >
            Remove
          </button>
        )}
      </div>
      {problem && <Notice kind="problem">{problem.detail}</Notice>}
      {shows === 'sessions' && (
        <Dialog title={`Where ${name || email} is signed in`} onClose={() => setShows(null)}>
          <SessionsOf person={person} />
        </Dialog>
      )}
      {shows === 'remove' && (
        <Dialog title={`Remove ${name || email}?`} onClose={() => setShows(null)}>
          <p>They are signed out everywhere at once. What they did keeps their name.</p>
          <div className="dialog-foot">
            <button
              type="button"
              className="button danger"
              onClick={async () => {
                setShows(null);
                if (await change('DELETE')) showToast(`${name || email} is removed.`);
              }}
            >
              Remove
            </button>
            <button type="button" className="button" onClick={() => setShows(null)}>
              Keep
            </button>
          </div>
        </Dialog>
      )}
    </li>
  );
}

function SessionsOf({ person }: { person: Person }) {
  const query = useQuery(pathQuery<SessionListAnswer>(`/people/${person.person_id}/sessions`));
  return (
    <Answered query={query}>
      {({ sessions }) => (
        <SessionList sessions={sessions} onEnded={() => Promise.all([query.refetch(), renew()])} />
      )}
    </Answered>
  );
}

function InviteForm() {
  const { company } = useSession();
  const now = useNow();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [invited, setInvited] = useState<(InviteAnswer & { email: string }) | null>(null);
  const invite = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { email, name, role } = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const answer = await callConfirmed<InviteAnswer>('/people', {
      method: 'POST',
      body: { email, role, ...(name?.trim() && { name }) },
    });
    setProblem(answer.ok ? null : answer.problem);
    if (!answer.ok) return;
    setInvited({ ...answer.value, email: email ?? '' });
    form.reset();
    await renew();
  };
  const errors = problem?.errors ?? {};
  return (
    <section className="panel stack" aria-labelledby="invite">
      <h2 id="invite">Invite somebody</h2>
      {problem && Object.keys(errors).length === 0 && (
        <Notice kind="problem">{problem.detail}</Notice>
      )}
      <form className="stack" onSubmit={invite} noValidate>
        <Field label="Their e-mail" error={errors.email}>
          {(attributes) => (
            <input
              {...attributes}
              name="email"
              type="email"
              autoComplete="off"
              maxLength={OFFICE_LIMITS.email}
            />
          )}
        </Field>
        <Field label="Their name, if you like" error={errors.name}>
          {(attributes) => (
            <input
              {...attributes}
              name="name"
              autoComplete="off"
              maxLength={OFFICE_LIMITS.personName}
            />
          )}
        </Field>
        <fieldset>
          <legend>Role</legend>
          {(['office', 'owner'] as const).map((role) => (
            <label key={role} className="check">
              <input type="radio" name="role" value={role} defaultChecked={role === 'office'} />
              {ROLE_WORDS[role]}
            </label>
          ))}
        </fieldset>
        <button type="submit" className="button">
          Invite
        </button>
      </form>
      <div role="status" className="stack">
        {invited && (
          <>
            <p>
              A mail is on its way to <b>{invited.email}</b>. You may also hand over the link
              yourself; it is shown only now and ends{' '}
              {dayAndTime(invited.expires_at, now, company.time_zone)}.
            </p>
            <p>
              <code className="invite-link">{invited.link}</code>
            </p>
            <button
              type="button"
              className="button low"
              onClick={async () => {
                await navigator.clipboard.writeText(invited.link);
                showToast('The link is copied.');
              }}
            >
              Copy the link
            </button>
          </>
        )}
      </div>
    </section>
  );
}
