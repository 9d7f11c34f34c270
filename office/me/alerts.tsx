import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callOffice, type Problem } from '../api/call-office.ts';
import { routeQuery } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { ScreenPart } from '../parts/screen.tsx';
import { showToast } from '../parts/toast.tsx';
import { type PushAbility, pushAbility, turnPushOff, turnPushOn } from '../push/push.ts';

const pushQuery = routeQuery('GET /push', {});

const ABILITY_WORDS: Record<PushAbility, string> = {
  on: 'This device is told of each request.',
  off: 'This device is not told of requests.',
  denied:
    'This browser does not let the office alert you. Its settings for this site can change that.',
  unsupported:
    'This browser can’t alert you. On an iPhone or iPad, add the office to the home screen first and open it from there.',
};

/** Whether this device gets alerts. */
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
    if (own)
      await callOffice('DELETE /push/:subscription_id', { subscription_id: own.subscription_id });
    look();
    await devices.refetch();
  };
  const test = async () => {
    const answer = await callOffice('POST /push/test', {});
    showToast(answer.ok ? 'A test is on its way to your devices.' : answer.problem.detail);
  };
  const others = devices.data?.devices.filter(({ current }) => !current) ?? [];
  return (
    <ScreenPart title="Alerts">
      {problem && <Notice kind="problem">{problem.detail}</Notice>}
      <p role="status">{ability && ABILITY_WORDS[ability]}</p>
      <div className="row">
        {ability === 'off' && <Button onClick={turnOn}>Turn alerts on</Button>}
        {ability === 'on' && <Button onClick={turnOff}>Turn alerts off</Button>}
        {(devices.data?.devices.length ?? 0) > 0 && <Button onClick={test}>Send a test</Button>}
      </div>
      {others.length > 0 && (
        <ul className="list">
          {others.map(({ subscription_id, device }) => (
            <li key={subscription_id}>
              <span>{device}</span>
              <Button
                look="low"
                aria-label={`No more alerts on ${device}`}
                onClick={async () => {
                  await callOffice('DELETE /push/:subscription_id', { subscription_id });
                  await devices.refetch();
                }}
              >
                No more alerts
              </Button>
            </li>
          ))}
        </ul>
      )}
    </ScreenPart>
  );
}
