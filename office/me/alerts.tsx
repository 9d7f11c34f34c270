import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as m from '#messages';
import type { PushState } from '../../domain/office/push-api.ts';
import { callOffice, type Problem } from '../api/call-office.ts';
import { pathQuery } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { ScreenPart } from '../parts/screen.tsx';
import { showToast } from '../parts/toast.tsx';
import { type PushAbility, pushAbility, turnPushOff, turnPushOn } from '../push/push.ts';
import { useSession } from '../session/session.tsx';
import { changeMe } from './change-me.ts';

const pushQuery = pathQuery<PushState>('/push');

const ABILITY_WORDS: Record<PushAbility, string> = {
  on: m.office_me_this_device_is_told_of_each(),
  off: m.office_me_this_device_is_not_told_of(),
  denied: m.office_me_this_browser_does_not_let_the(),
  unsupported: m.office_me_this_browser_cant_alert_you_on_an(),
};

/** Whether this device is told of requests, and when it is not. */
export function Alerts() {
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
    showToast(answer.ok ? m.office_me_a_test_is_on_its_way_to_your() : answer.problem.detail);
  };
  const others = devices.data?.devices.filter(({ current }) => !current) ?? [];
  return (
    <ScreenPart title={m.office_me_alerts()}>
      {problem && <Notice kind="problem">{problem.detail}</Notice>}
      <p role="status">{ability && ABILITY_WORDS[ability]}</p>
      <div className="row">
        {ability === 'off' && <Button onClick={turnOn}>{m.office_me_turn_alerts_on()}</Button>}
        {ability === 'on' && <Button onClick={turnOff}>{m.office_me_turn_alerts_off()}</Button>}
        {(devices.data?.devices.length ?? 0) > 0 && (
          <Button onClick={test}>{m.office_me_send_a_test()}</Button>
        )}
      </div>
      {others.length > 0 && (
        <ul className="list">
          {others.map(({ subscription_id, device }) => (
            <li key={subscription_id}>
              <span>{device}</span>
              <Button
                look="low"
                aria-label={m.office_me_no_more_alerts_on({ device })}
                onClick={async () => {
                  await callOffice(`/push/${subscription_id}`, { method: 'DELETE' });
                  await devices.refetch();
                }}
              >
                {m.office_me_no_more_alerts()}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <QuietHours />
    </ScreenPart>
  );
}

function QuietHours() {
  const { person } = useSession();
  const [isOn, setOn] = useState(person.quiet !== null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const save = async (quiet: { from: string; to: string } | null) => {
    const failed = await changeMe({ quiet });
    setProblem(failed);
    if (!failed)
      showToast(
        quiet
          ? m.office_me_quiet_from_to({ from: quiet.from, to: quiet.to })
          : m.office_me_no_quiet_hours(),
      );
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
        {m.office_me_quiet_hours()}
      </label>
      {problem && <Notice kind="problem">{problem.detail}</Notice>}
      {isOn && (
        <div className="row times">
          <TimeField
            label={m.office_me_from()}
            name="from"
            defaultValue={person.quiet?.from ?? '21:00'}
          />
          <TimeField
            label={m.office_me_to()}
            name="to"
            defaultValue={person.quiet?.to ?? '07:00'}
          />
          <Button type="submit">{m.office_lead_save()}</Button>
        </div>
      )}
    </form>
  );
}

function TimeField({
  label,
  ...input
}: {
  label: string;
  name: 'from' | 'to';
  /** HH:MM */
  defaultValue: string;
}) {
  return <Field label={label} {...input} type="time" required />;
}
