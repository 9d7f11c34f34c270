/** Server health in words: problems first, with what to do. */
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Icon } from '../../site/ui/icon/icon.tsx';
import { check } from '../../site/ui/icon/icon-shapes.ts';
import { KIND_WORDS } from '../admin/undelivered.tsx';
import type { AnswerTo } from '../api/call-office.ts';
import { healthQuery } from '../api/queries.ts';
import { warning } from '../parts/office-icons.ts';
import { Answered } from '../parts/states.tsx';
import { lengthWords } from '../parts/time-words.ts';

type ServerHealth = AnswerTo<'GET /health'>;

export function Health() {
  const query = useQuery(healthQuery);
  return (
    <section className="stack" aria-labelledby="health">
      <h2 id="health">How the server is doing</h2>
      <Answered query={query}>
        {(health) => (
          <>
            <ul className="list health">
              {facts(health).map(([isWell, says]) => (
                <li key={says}>
                  <Icon shape={isWell ? check : warning} />
                  <span>{says}</span>
                </li>
              ))}
            </ul>
            <Troubles title="Refused for good" rows={health.dead_letters} />
            {health.dead_letters.length > 0 && (
              <p>
                <Link to="/undelivered">Look at them, and send them again</Link>
              </p>
            )}
            <Troubles title="Not taken yet, tried again by itself" rows={health.retried} />
          </>
        )}
      </Answered>
    </section>
  );
}

/** Problems with what to do, then what is well. */
function facts(health: ServerHealth): [isWell: boolean, says: string][] {
  const { checks, alarms, now, backup_at, backup_leaves, disk_free } = health;
  const wrong = Object.entries(checks).filter(([, state]) => state !== 'ok');
  const isWell = (alarm: string) => !alarms.some((one) => one.alarm === alarm);
  const all: ([isWell: boolean, says: string] | false)[] = [
    ...alarms.map(({ says, todo }): [boolean, string] => [false, `${says} ${todo}`]),
    wrong.length === 0
      ? [true, 'Requests are taken.']
      : [
          false,
          `Requests can’t be taken just now: ${wrong.map(([name, state]) => `${name}: ${state}`).join('; ')}`,
        ],
    isWell('mail') && [true, 'Mails go out in time.'],
    backup_at === null
      ? [false, 'There is no backup yet.']
      : [isWell('backup'), `The newest backup is ${lengthWords(now - backup_at)} old.`],
    !backup_leaves && [
      false,
      'Backups stay on this server: one dead disk ends everything. See the runbook, Backups elsewhere.',
    ],
    disk_free !== null && [
      isWell('disk'),
      `${(disk_free / 1e9).toFixed(1)} GB are free on the disk.`,
    ],
  ];
  return all.filter((one) => one !== false);
}

function Troubles({ title, rows }: { title: string; rows: ServerHealth['dead_letters'] }) {
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className="list">
        {rows.map(({ kind, error, count }) => (
          <li key={`${kind} ${error}`}>
            <span>
              <b>{count}</b> × {KIND_WORDS[kind] ?? kind}: {errorWords(error)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Error codes of mail servers and programs in words; the code stays for looking it up. */
function errorWords(error: string | null): string {
  if (error === null) return 'The reason is not known.';
  const words = ERRORS.find(([pattern]) => pattern.test(error))?.[1];
  return words ? `${words} (${error})` : error;
}

const ERRORS: [RegExp, string][] = [
  [/^HTTP 4/, 'the program does not take it'],
  [/^HTTP 5/, 'the program failed'],
  [/^EENVELOPE 5/, 'the mail server does not take this address'],
  [/^EMESSAGE 5/, 'the mail server does not take what the mail says'],
  [/^EAUTH/, 'the mail server does not take our login'],
  [/^(ECONNECTION|ETIMEDOUT|ECONNREFUSED|ESOCKET|EDNS)/, 'the receiver can’t be reached'],
  [/ 4\d\d$/, 'the mail server asks us to come later'],
];
