import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { plural } from '../../domain/language/plural.ts';
import type { Role } from '../../domain/office/fields.ts';
import { OFFICE_LIMITS } from '../../domain/office/protocol.ts';
import { copyText } from '../../site/lib/browser/clipboard.ts';
import type { AnswerTo, InputTo } from '../api/call-office.ts';
import { queries, routeQuery, sessionQuery } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Ask, Dialog } from '../parts/dialog.tsx';
import { Check, Field } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { Screen } from '../parts/screen.tsx';
import { Answered } from '../parts/states.tsx';
import { showToast } from '../parts/toast.tsx';
import { useCalls } from '../parts/use-calls.ts';
import { useTimes } from '../parts/use-now.ts';
import { useSession } from '../session/session.tsx';
import { SessionList } from './session-list.tsx';

const peopleQuery = routeQuery('GET /people', {});
type Person = AnswerTo<'GET /people'>['people'][number];

const ROLE_WORDS: Record<Role, string> = {
  owner: 'Owner: everything, people and erasing included',
  office: 'Office: requests',
};

const NO_MAIL = 'No mail server is set up: hand over the link to ';

const renew = () =>
  Promise.all([queries.invalidateQueries(peopleQuery), queries.invalidateQueries(sessionQuery)]);

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
  const times = useTimes();
  const [shows, setShows] = useState<'sessions' | 'remove' | null>(null);
  const { problem, call } = useCalls();
  const { person: me } = useSession();
  const isMe = person.person_id === me.person_id;
  const { person_id, email, role, joined, passkeys, sessions, last_seen_at } = person;
  const name = person.name || email;
  return (
    <li>
      <div>
        <b>{name}</b> {isMe && <span className="chip">You</span>}{' '}
        {!joined && (
          <span className="chip" data-kind="waiting">
            Invited
          </span>
        )}
        <p className="muted small">
          {[
            person.name && email,
            joined &&
              (passkeys === 0
                ? 'no passkey'
                : plural(passkeys, '1 passkey', `${passkeys} passkeys`)),
            last_seen_at !== null && `here ${times.moment(last_seen_at)}`,
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      <div className="row">
        <label>
          <span className="visually-hidden">Role of {name}</span>
          <select
            value={role}
            onChange={async ({ target }) => {
              const role = target.value as Role;
              await call('PATCH /people/:person_id', { person_id, role });
              await renew();
            }}
          >
            <option value="owner">Owner</option>
            <option value="office">Office</option>
          </select>
        </label>
        <Button look="low" unavailable={sessions === 0} onClick={() => setShows('sessions')}>
          {plural(sessions, '1 session', `${sessions} sessions`)}
        </Button>
        {!isMe && (
          <Button
            look="low danger"
            aria-label={`Remove ${name}`}
            onClick={() => setShows('remove')}
          >
            Remove
          </Button>
        )}
      </div>
      {problem && <Notice kind="problem">{problem.detail}</Notice>}
      {shows === 'sessions' && (
        <Dialog title={`Where ${name} is signed in`} onClose={() => setShows(null)}>
          <SessionsOf person={person} />
        </Dialog>
      )}
      {shows === 'remove' && (
        <Ask
          title={`Remove ${name}?`}
          text="They are signed out everywhere at once. What they did keeps their name."
          yes="Remove"
          no="Keep"
          onYes={async () => {
            setShows(null);
            const list = await call('DELETE /people/:person_id', { person_id });
            await renew();
            if (list) showToast(`${name} is removed.`);
          }}
          onClose={() => setShows(null)}
        />
      )}
    </li>
  );
}

function SessionsOf({ person }: { person: Person }) {
  const query = useQuery(
    routeQuery('GET /people/:person_id/sessions', { person_id: person.person_id }),
  );
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
  const { company } = useSession();
  const { problem, call } = useCalls();
  const [invited, setInvited] = useState<(AnswerTo<'POST /people'> & { email: string }) | null>(
    null,
  );
  const invite = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { name, ...said } = Object.fromEntries(new FormData(form)) as InputTo<'POST /people'>;
    const answer = await call('POST /people', { ...said, ...(name?.trim() && { name }) });
    if (!answer) return;
    setInvited({ ...answer, email: said.email });
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
        <Field
          label="Their e-mail"
          error={errors.email}
          name="email"
          type="email"
          autoComplete="off"
          maxLength={OFFICE_LIMITS.email}
        />
        <Field
          label="Their name, if you like"
          error={errors.name}
          name="name"
          autoComplete="off"
          maxLength={OFFICE_LIMITS.personName}
        />
        <fieldset>
          <legend>Role</legend>
          {(['office', 'owner'] as const).map((role) => (
            <Check
              key={role}
              type="radio"
              name="role"
              value={role}
              defaultChecked={role === 'office'}
            >
              {ROLE_WORDS[role]}
            </Check>
          ))}
        </fieldset>
        <Button type="submit">Invite</Button>
      </form>
      <div role="status" className="stack">
        {invited && (
          <>
            <p>
              <span>{company.sends_mail ? 'A mail is on its way to ' : NO_MAIL}</span>
              <b>{invited.email}</b>
              <span>
                {company.sends_mail ? '. You may also hand over the link yourself' : ' yourself'}
              </span>
              <span>; it is shown only now and ends {times.dayAndTime(invited.expires_at)}.</span>
            </p>
            <p>
              <code className="invite-link">{invited.link}</code>
            </p>
            <Button
              look="low"
              onClick={async () => {
                showToast(
                  (await copyText(invited.link))
                    ? 'The link is copied.'
                    : 'This browser can’t copy it. Select the link above and copy it.',
                );
              }}
            >
              Copy the link
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
