import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import * as m from '#messages';
import { copyText } from '../../app/lib/browser/clipboard.ts';
import { Message } from '../../app/ui/message.tsx';
import { OFFICE_LIMITS } from '../../domain/office/api.ts';
import type { Role } from '../../domain/office/fields.ts';
import type { InviteAnswer, PeopleList } from '../../domain/office/people-api.ts';
import type { SessionList as SessionListAnswer } from '../../domain/office/sign-in-api.ts';
import { pathQuery, queries, sessionQuery } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Ask, Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { Screen } from '../parts/screen.tsx';
import { Answered } from '../parts/states.tsx';
import { showToast } from '../parts/toast.tsx';
import { useCalls } from '../parts/use-calls.ts';
import { useTimes } from '../parts/use-now.ts';
import { useSession } from '../session/session.tsx';
import { SessionList } from './session-list.tsx';

const peopleQuery = pathQuery<PeopleList>('/people');
type Person = PeopleList['people'][number];

const ROLE_WORDS: Record<Role, string> = {
  owner: m.office_role_owner_explained(),
  office: m.office_role_office_explained(),
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
    <Screen title={m.office_people()} about={m.office_people_who_may_come_in_a_link_to_the()}>
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
  const times = useTimes();
  const [shows, setShows] = useState<'sessions' | 'remove' | null>(null);
  const { problem, call } = useCalls();
  const { person: me } = useSession();
  const isMe = person.person_id === me.person_id;
  const { name, email, role, joined, passkeys, sessions, last_seen_at } = person;
  const change = async (method: 'PATCH' | 'DELETE', body?: unknown) => {
    const list = await call<PeopleList>(`/people/${person.person_id}`, { method, body });
    await renew();
    return list !== null;
  };
  return (
    <li>
      <div>
        <b>{name || email}</b> {isMe && <span className="chip">{m.office_people_you()}</span>}{' '}
        {!joined && (
          <span className="chip" data-kind="waiting">
            {m.office_people_invited()}
          </span>
        )}
        <p className="muted small">
          {[
            name && email,
            joined &&
              (passkeys === 0
                ? m.office_people_no_passkey()
                : m.office_people_passkeys({ count: passkeys })),
            last_seen_at !== null &&
              m.office_people_last_here({
                moment: times.moment(last_seen_at),
              }),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      <div className="row">
        <label>
          <span className="visually-hidden">
            {m.office_people_role_of({ name: name || email })}
          </span>
          <select value={role} onChange={({ target }) => change('PATCH', { role: target.value })}>
            <option value="owner">{m.office_role_owner()}</option>
            <option value="office">{m.office_role_office()}</option>
          </select>
        </label>
        <Button
          look="low"
          unavailable={sessions === 0}
          onClick={() => sessions > 0 && setShows('sessions')}
        >
          {m.office_people_sessions({ count: sessions })}
        </Button>
        {!isMe && (
          <Button
            look="low danger"
            aria-label={m.office_people_remove_named({ name: name || email })}
            onClick={() => setShows('remove')}
          >
            {m.office_remove()}
          </Button>
        )}
      </div>
      {problem && <Notice kind="problem">{problem.detail}</Notice>}
      {shows === 'sessions' && (
        <Dialog
          title={m.office_people_sessions_of({ name: name || email })}
          onClose={() => setShows(null)}
        >
          <SessionsOf person={person} />
        </Dialog>
      )}
      {shows === 'remove' && (
        <Ask
          title={m.office_people_ask_to_remove({ name: name || email })}
          text={m.office_people_they_are_signed_out_everywhere_at()}
          yes={m.office_remove()}
          no={m.office_people_keep()}
          onYes={async () => {
            setShows(null);
            if (await change('DELETE')) showToast(m.office_people_removed({ name: name || email }));
          }}
          onClose={() => setShows(null)}
        />
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
  const times = useTimes();
  const { problem, call } = useCalls();
  const [invited, setInvited] = useState<(InviteAnswer & { email: string }) | null>(null);
  const invite = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { email, name, role } = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const body = { email, role, ...(name?.trim() && { name }) };
    const answer = await call<InviteAnswer>('/people', { method: 'POST', body });
    if (!answer) return;
    setInvited({ ...answer, email: email ?? '' });
    form.reset();
    await renew();
  };
  const errors = problem?.errors ?? {};
  return (
    <section className="panel stack" aria-labelledby="invite">
      <h2 id="invite">{m.office_people_invite_somebody()}</h2>
      {problem && Object.keys(errors).length === 0 && (
        <Notice kind="problem">{problem.detail}</Notice>
      )}
      <form className="stack" onSubmit={invite} noValidate>
        <Field
          label={m.office_people_their_e_mail()}
          error={errors.email}
          name="email"
          type="email"
          autoComplete="off"
          maxLength={OFFICE_LIMITS.email}
        />
        <Field
          label={m.office_people_their_name_if_you_like()}
          error={errors.name}
          name="name"
          autoComplete="off"
          maxLength={OFFICE_LIMITS.personName}
        />
        <fieldset>
          <legend>{m.office_people_role()}</legend>
          {(['office', 'owner'] as const).map((role) => (
            <label key={role} className="check">
              <input type="radio" name="role" value={role} defaultChecked={role === 'office'} />
              {ROLE_WORDS[role]}
            </label>
          ))}
        </fieldset>
        <Button type="submit">{m.office_people_invite()}</Button>
      </form>
      <div role="status" className="stack">
        {invited && (
          <>
            <p>
              <Message
                text={m.office_people_invitation_sent({
                  email: invited.email,
                  moment: times.dayAndTime(invited.expires_at),
                })}
                parts={{ b: (email) => <b>{email}</b> }}
              />
            </p>
            <p>
              <code className="invite-link">{invited.link}</code>
            </p>
            <Button
              look="low"
              onClick={async () => {
                showToast(
                  (await copyText(invited.link))
                    ? m.office_people_the_link_is_copied()
                    : m.office_people_the_link_cant_be_copied(),
                );
              }}
            >
              {m.office_people_copy_the_link()}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
