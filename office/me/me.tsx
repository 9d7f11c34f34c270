import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  type EndedAnswer,
  OFFICE_LIMITS,
  type OfficeSettings,
  type PasskeyList,
  type PushState,
  type SessionAnswer,
  type SessionList as SessionListAnswer,
} from '../../domain/office/api.ts';
import { forgetActs, keptActs } from '../acts/act-queue.ts';
import { callOffice, type Problem } from '../api/call-office.ts';
import { endSession, pathQuery, queries } from '../api/queries.ts';
import { Screen } from '../chores/screen.tsx';
import { SessionList } from '../chores/session-list.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { setShortcuts, shortcutsOn } from '../parts/shortcuts.ts';
import { Answered } from '../parts/states.tsx';
import { dayAndTime } from '../parts/time-words.ts';
import { showToast } from '../parts/toast.tsx';
import { useNow } from '../parts/use-now.ts';
import { useStore } from '../parts/use-store.ts';
import { type PushAbility, pushAbility, turnPushOff, turnPushOn } from '../push/push.ts';
import { callConfirmed, confirmation } from '../session/confirm-first.tsx';
import { addPasskey, deviceName, hasPasskeys } from '../session/passkeys.ts';
import { useSession } from '../session/session.tsx';
import { enter } from '../session/sign-in.tsx';

const passkeysQuery = pathQuery<PasskeyList>('/passkeys');
const sessionsQuery = pathQuery<SessionListAnswer>('/sessions');
const settingsQuery = pathQuery<OfficeSettings>('/settings');
const pushQuery = pathQuery<PushState>('/push');

export function Me() {
  const { person } = useSession();
  return (
    <Screen title="My settings">
      <Alerts />
      <Name />
      <Passkeys />
      <Sessions />
      <Keys />
      {person.role === 'owner' && <ForEverybody />}
    </Screen>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

const ABILITY_WORDS: Record<PushAbility, string> = {
  on: 'This device is told of each request.',
  off: 'This device is not told of requests.',
  denied:
    'This browser does not let the office alert you. Its settings for this site can change that.',
  unsupported:
    'This browser can’t alert you. On an iPhone or iPad, add the office to the home screen first and open it from there.',
};

function Alerts() {
  const [ability, setAbility] = useState<PushAbility | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const devices = useQuery(pushQuery);
  const look = () => void pushAbility().then(setAbility);
  useEffect(look, []);
  const turnOn = async () => {
    const answer = await turnPushOn();
    setProblem(answer && !answer.ok ? answer.problem : null);
    look();
    await devices.refetch();
  };
  const turnOff = async () => {
    const own = devices.data?.devices.find(({ current }) => current);
    await turnPushOff();
    if (own) await callOffice(`/push/${own.subscription_id}`, { method: 'DELETE' });
    look();
    await devices.refetch();
  };
  const test = async () => {
    const answer = await callOffice('/push/test', { method: 'POST', body: {} });
    showToast(answer.ok ? 'A test is on its way to your devices.' : answer.problem.detail);
  };
  const others = devices.data?.devices.filter(({ current }) => !current) ?? [];
  return (
    <Part title="Alerts">
      {problem && <Notice kind="problem">{problem.detail}</Notice>}
      <p role="status">{ability && ABILITY_WORDS[ability]}</p>
      <div className="row">
        {ability === 'off' && (
          <button type="button" className="button" onClick={turnOn}>
            Turn alerts on
          </button>
        )}
        {ability === 'on' && (
          <button type="button" className="button" onClick={turnOff}>
            Turn alerts off
          </button>
        )}
        {(devices.data?.devices.length ?? 0) > 0 && (
          <button type="button" className="button" onClick={test}>
            Send a test
          </button>
        )}
      </div>
      {others.length > 0 && (
        <ul className="list">
          {others.map(({ subscription_id, device }) => (
            <li key={subscription_id}>
              <span>{device}</span>
              <button
                type="button"
                className="button low"
                aria-label={`No more alerts on ${device}`}
                onClick={async () => {
                  await callOffice(`/push/${subscription_id}`, { method: 'DELETE' });
                  await devices.refetch();
                }}
              >
                No more alerts
              </button>
            </li>
          ))}
        </ul>
      )}
      <QuietHours />
    </Part>
  );
}

async function changeMe(change: unknown): Promise<Problem | null> {
  const answer = await callConfirmed<SessionAnswer>('/me', { method: 'PATCH', body: change });
  if (answer.ok) enter(answer.value);
  return answer.ok ? null : answer.problem;
}

function QuietHours() {
  const { person } = useSession();
  const [isOn, setOn] = useState(person.quiet !== null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const save = async (quiet: { from: string; to: string } | null) => {
    const failed = await changeMe({ quiet });
    setProblem(failed);
    if (!failed) showToast(quiet ? `Quiet from ${quiet.from} to ${quiet.to}.` : 'No quiet hours.');
  };
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        const { from, to } = Object.fromEntries(new FormData(event.currentTarget)) as Record<
          string,
          string
        >;
        void save({ from: from ?? '', to: to ?? '' });
      }}
    >
      <label className="check">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            setOn(target.checked);
            if (!target.checked && person.quiet) void save(null);
          }}
        />
        No alerts at night or whenever I choose
      </label>
      {problem && <Notice kind="problem">{problem.detail}</Notice>}
      {isOn && (
        <div className="row times">
          <Field label="From">
            {(attributes) => (
              <input
                {...attributes}
                type="time"
                name="from"
                required
                defaultValue={person.quiet?.from ?? '21:00'}
              />
            )}
          </Field>
          <Field label="To">
            {(attributes) => (
              <input
                {...attributes}
                type="time"
                name="to"
                required
                defaultValue={person.quiet?.to ?? '07:00'}
              />
            )}
          </Field>
          <button type="submit" className="button">
            Save
          </button>
        </div>
      )}
    </form>
  );
}

function Name() {
  const { person } = useSession();
  const [problem, setProblem] = useState<Problem | null>(null);
  return (
    <Part title="Name">
      <form
        className="find"
        noValidate
        onSubmit={async (event) => {
          event.preventDefault();
          const failed = await changeMe({ name: new FormData(event.currentTarget).get('name') });
          setProblem(failed);
          if (!failed) showToast('Saved.');
        }}
      >
        <Field
          label="As the others see it"
          error={problem ? (problem.errors.name ?? problem.detail) : undefined}
        >
          {(attributes) => (
            <input
              {...attributes}
              name="name"
              autoComplete="name"
              maxLength={OFFICE_LIMITS.personName}
              defaultValue={person.name}
            />
          )}
        </Field>
        <button type="submit" className="button">
          Save
        </button>
      </form>
      <p className="muted">
        {person.email}, {person.role === 'owner' ? 'owner' : 'office'}
      </p>
    </Part>
  );
}

function Passkeys() {
  const query = useQuery(passkeysQuery);
  const now = useNow();
  const { company } = useSession();
  const [problem, setProblem] = useState<Problem | null>(null);
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
    const answer = await callConfirmed<PasskeyList>(`/passkeys/${id}`, { method: 'DELETE' });
    if (answer.ok) noteList(answer.value);
    else setProblem(answer.problem);
  };
  return (
    <Part title="Passkeys">
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
                          ? `Added ${dayAndTime(created_at, now, company.time_zone)}`
                          : `Used ${dayAndTime(last_used_at, now, company.time_zone)}`,
                        synced && 'on all devices of its account',
                      ]
                        .filter(Boolean)
                        .join(', ')}
                    </p>
                  </div>
                  <button
                    type="button"
                    className="button low"
                    aria-label={`Remove ${label}`}
                    onClick={() => remove(passkey_id)}
                  >
                    Remove
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
      {hasPasskeys() && (
        <button type="button" className="button" onClick={add}>
          Add a passkey
        </button>
      )}
    </Part>
  );
}

function Sessions() {
  const query = useQuery(sessionsQuery);
  const endOthers = async () => {
    const answer = await callConfirmed<EndedAnswer>('/sessions/end-others', {
      method: 'POST',
      body: {},
    });
    showToast(answer.ok ? `Signed out elsewhere: ${answer.value.ended}.` : answer.problem.detail);
    await query.refetch();
  };
  return (
    <Part title="Where you are signed in">
      <Answered query={query}>
        {({ sessions }) => (
          <>
            <SessionList sessions={sessions} onEnded={() => query.refetch()} />
            {sessions.length > 1 && (
              <button type="button" className="button" onClick={endOthers}>
                Sign out everywhere else
              </button>
            )}
          </>
        )}
      </Answered>
      <SignOut />
    </Part>
  );
}

function SignOut() {
  const [asks, setAsks] = useState(false);
  const kept = useStore(keptActs);
  const navigate = useNavigate();
  const client = useQueryClient();
  const [problem, setProblem] = useState<Problem | null>(null);
  const signOut = async () => {
    setAsks(false);
    const answer = await callOffice('/session/end', { method: 'POST', body: {} });
    if (!answer.ok && answer.problem.code !== 'not-signed-in') return setProblem(answer.problem);
    await turnPushOff();
    await forgetActs();
    endSession();
    navigate('/', { replace: true });
    await client.invalidateQueries({ queryKey: ['session'] });
  };
  return (
    <>
      {problem && <Notice kind="problem">{problem.detail} You are still signed in.</Notice>}
      <button
        type="button"
        className="button"
        onClick={() => (kept.length > 0 ? setAsks(true) : void signOut())}
      >
        Sign out here
      </button>
      {asks && (
        <Dialog title="Not everything was sent" onClose={() => setAsks(false)}>
          <p>
            {kept.length === 1 ? 'One step is' : `${kept.length} steps are`} still on this device.
            Signing out forgets them.
          </p>
          <div className="dialog-foot">
            <button type="button" className="button" onClick={() => setAsks(false)}>
              Stay signed in
            </button>
            <button type="button" className="button danger" onClick={signOut}>
              Sign out and forget them
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

function Keys() {
  const isOn = useStore(shortcutsOn);
  return (
    <Part title="Keys">
      <label className="check">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => setShortcuts(target.checked)}
        />
        <span>
          Single keys, as <kbd>j</kbd> for the next request. <kbd>?</kbd> lists them. On this device
          only.
        </span>
      </label>
    </Part>
  );
}

/** What an owner decides for all. */
function ForEverybody() {
  const query = useQuery(settingsQuery);
  const [problem, setProblem] = useState<Problem | null>(null);
  const save = async (settings: OfficeSettings) => {
    const answer = await callConfirmed<OfficeSettings>('/settings', {
      method: 'PUT',
      body: settings,
    });
    setProblem(answer.ok ? null : answer.problem);
    if (answer.ok) {
      queries.setQueryData(settingsQuery.queryKey, answer.value);
      showToast('Saved for everybody.');
    }
  };
  return (
    <Part title="For everybody">
      <p className="muted">Owners alone see and change this.</p>
      {problem && <Notice kind="problem">{problem.detail}</Notice>}
      <Answered query={query}>
        {(settings) => (
          <form
            className="stack"
            onSubmit={(event) => {
              event.preventDefault();
              const form = new FormData(event.currentTarget);
              const minutes = (name: string) => (form.get(name) ? Number(form.get(name)) : null);
              void save({
                lock_screen_details: form.get('lock_screen_details') === 'on',
                remind_before_minutes: minutes('remind_before_minutes'),
                escalate_before_minutes: minutes('escalate_before_minutes'),
              });
            }}
          >
            <label className="check">
              <input
                type="checkbox"
                name="lock_screen_details"
                defaultChecked={settings.lock_screen_details}
              />
              <span>
                A locked screen may show name and pest
                <br />
                <span className="muted">
                  Otherwise an alert says only that there is a new request.
                </span>
              </span>
            </label>
            <Minutes
              label="Remind everybody before a promise is broken"
              name="remind_before_minutes"
              minutes={settings.remind_before_minutes}
            />
            <Minutes
              label="Alert the owners before it is broken, in quiet hours too"
              name="escalate_before_minutes"
              minutes={settings.escalate_before_minutes}
            />
            <button type="submit" className="button">
              Save
            </button>
          </form>
        )}
      </Answered>
    </Part>
  );
}

function Minutes({
  label,
  name,
  minutes,
}: {
  label: string;
  name: string;
  minutes: number | null;
}) {
  return (
    <Field label={label} hint="Minutes; empty for never">
      {(attributes) => (
        <input
          {...attributes}
          className="minutes"
          type="number"
          min="1"
          max="600"
          name={name}
          defaultValue={minutes ?? ''}
        />
      )}
    </Field>
  );
}
