/** How the server is doing, in words. */
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Icon } from '../../app/ui/icon/icon.tsx';
import { check } from '../../app/ui/icon/icon-shapes.ts';
import { isProofOld, OLD_BACKUP_HOURS } from '../../domain/backup/backups.ts';
import type { ServerHealth } from '../../domain/office/numbers-api.ts';
import { KIND_WORDS } from '../admin/undelivered.tsx';
import { routeQuery } from '../api/queries.ts';
import { warning } from '../parts/office-icons.ts';
import { Answered } from '../parts/states.tsx';
import { lengthWords } from '../parts/time-words.ts';

const healthQuery = routeQuery('GET /numbers/health');
/** As /readyz: a mail that is due for longer means that the outbox stands still, ms. */
const STUCK_MS = 15 * 60_000;
const OLD_BACKUP_MS = OLD_BACKUP_HOURS * 3_600_000;
const SMALL_DISK_BYTES = 1e9;

export function Health() {
  const query = useQuery(healthQuery);
  return (
    <section className="stack" aria-labelledby="health">
      <h2 id="health">How the server is doing</h2>
      <Answered query={query}>
        {(health) => (
          <>
            <ul className="list health">
              {facts(health).map(({ isWell, says }) => (
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

function facts(health: ServerHealth): { isWell: boolean; says: string }[] {
  const { checks, oldest_due, disk_free } = health;
  const wrong = Object.entries(checks).filter(([, state]) => state !== 'ok');
  const gigabytes = disk_free === null ? null : (disk_free / 1e9).toFixed(1);
  return [
    {
      isWell: wrong.length === 0,
      says:
        wrong.length === 0
          ? 'Requests are taken.'
          : `Requests can’t be taken just now: ${wrong.map(([name, state]) => `${name}: ${state}`).join('; ')}`,
    },
    {
      isWell: oldest_due < STUCK_MS,
      says:
        oldest_due < STUCK_MS
          ? 'Mails go out in time.'
          : `A mail has waited for ${lengthWords(oldest_due)}: look at the mail server.`,
    },
    backupFact(health),
    proofFact(health),
    ...(gigabytes === null
      ? []
      : [
          {
            isWell: (disk_free ?? 0) > SMALL_DISK_BYTES,
            says: `${gigabytes} GB are free on the disk.`,
          },
        ]),
  ];
}

/** "The newest backup is 12 min old.", or what to do about it. */
function backupFact({ now, backup }: ServerHealth): { isWell: boolean; says: string } {
  const { made_at, failure } = backup;
  const says =
    made_at === null
      ? 'There is no backup yet.'
      : `The newest backup is ${lengthWords(now - made_at)} old.`;
  return {
    isWell: failure === null && made_at !== null && now - made_at < OLD_BACKUP_MS,
    says: failure === null ? says : `${says} ${failure}`,
  };
}

function proofFact({ now, backup, backup_leaves }: ServerHealth) {
  if (!backup_leaves)
    return {
      isWell: false,
      says: 'Backups stay on this server: one dead disk ends everything. See the runbook, Backups elsewhere.',
    };
  const { proved_at } = backup;
  return {
    isWell: !isProofOld(backup, now),
    says:
      proved_at === null
        ? 'No backup has ever been opened with the private key: see the runbook, Proof.'
        : `A backup of ${lengthWords(now - proved_at)} ago was opened with the private key.`,
  };
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

/** Codes of mail servers and programs, in words; the code stays, to be looked up. */
function errorWords(error: string | null): string {
  if (error === null) return 'The reason is not known.';
  const words = ERRORS.find(([pattern]) => pattern.test(error))?.[1]();
  return words ? `${words} (${error})` : error;
}

const ERRORS: [RegExp, () => string][] = [
  [/^HTTP 4/, () => 'the program does not take it'],
  [/^HTTP 5/, () => 'the program failed'],
  [/^EENVELOPE 5/, () => 'the mail server does not take this address'],
  [/^EMESSAGE 5/, () => 'the mail server does not take what the mail says'],
  [/^EAUTH/, () => 'the mail server does not take our login'],
  [/^(ECONNECTION|ETIMEDOUT|ECONNREFUSED|ESOCKET|EDNS)/, () => 'the receiver can’t be reached'],
  [/ 4\d\d$/, () => 'the mail server asks us to come later'],
];
