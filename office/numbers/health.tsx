/** How the server is doing, in words. */
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import * as m from '#messages';
import { Icon } from '../../app/ui/icon/icon.tsx';
import { check } from '../../app/ui/icon/icon-shapes.ts';
import { isProofOld, OLD_BACKUP_HOURS } from '../../domain/backup/backups.ts';
import type { ServerHealth } from '../../domain/office/numbers-api.ts';
import { KIND_WORDS } from '../admin/undelivered.tsx';
import { pathQuery } from '../api/queries.ts';
import { warning } from '../parts/office-icons.ts';
import { Answered } from '../parts/states.tsx';
import { lengthWords } from '../parts/time-words.ts';

const healthQuery = pathQuery<ServerHealth>('/numbers/health');
/** As /readyz: a mail that is due for longer means that the outbox stands still, ms. */
const STUCK_MS = 15 * 60_000;
const OLD_BACKUP_MS = OLD_BACKUP_HOURS * 3_600_000;
const SMALL_DISK_BYTES = 1e9;

export function Health() {
  const query = useQuery(healthQuery);
  return (
    <section className="stack" aria-labelledby="health">
      <h2 id="health">{m.office_statistics_health()}</h2>
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
            <Troubles title={m.office_statistics_refused_for_good()} rows={health.dead_letters} />
            {health.dead_letters.length > 0 && (
              <p>
                <Link to="/undelivered">{m.office_statistics_to_undelivered()}</Link>
              </p>
            )}
            <Troubles title={m.office_statistics_tried_again()} rows={health.retried} />
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
          ? m.office_statistics_requests_are_taken()
          : m.office_statistics_requests_are_not_taken({
              why: wrong.map(([name, state]) => `${name}: ${state}`).join('; '),
            }),
    },
    {
      isWell: oldest_due < STUCK_MS,
      says:
        oldest_due < STUCK_MS
          ? m.office_statistics_mails_go_out()
          : m.office_statistics_mails_wait({ age: lengthWords(oldest_due) }),
    },
    backupFact(health),
    proofFact(health),
    ...(gigabytes === null
      ? []
      : [
          {
            isWell: (disk_free ?? 0) > SMALL_DISK_BYTES,
            says: m.office_statistics_disk({ gigabytes }),
          },
        ]),
  ];
}

/** "The newest backup is 12 min old.", or what to do about it. */
function backupFact({ now, backup }: ServerHealth): { isWell: boolean; says: string } {
  const { made_at, failure } = backup;
  const says =
    made_at === null
      ? m.office_statistics_no_backup()
      : m.office_statistics_backup({ age: lengthWords(now - made_at) });
  return {
    isWell: failure === null && made_at !== null && now - made_at < OLD_BACKUP_MS,
    says: failure === null ? says : `${says} ${failure}`,
  };
}

function proofFact({ now, backup, backup_leaves }: ServerHealth) {
  if (!backup_leaves) return { isWell: false, says: m.office_statistics_backup_stays() };
  const { proved_at } = backup;
  return {
    isWell: !isProofOld(backup, now),
    says:
      proved_at === null
        ? m.office_statistics_never_proved()
        : m.office_statistics_proved({ age: lengthWords(now - proved_at) }),
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
  if (error === null) return m.office_statistics_error_unknown();
  const words = ERRORS.find(([pattern]) => pattern.test(error))?.[1]();
  return words ? `${words} (${error})` : error;
}

const ERRORS: [RegExp, () => string][] = [
  [/^HTTP 4/, m.office_statistics_error_program],
  [/^HTTP 5/, m.office_statistics_error_program_failed],
  [/^EENVELOPE 5/, m.office_statistics_error_address],
  [/^EMESSAGE 5/, m.office_statistics_error_content],
  [/^EAUTH/, m.office_statistics_error_login],
  [/^(ECONNECTION|ETIMEDOUT|ECONNREFUSED|ESOCKET|EDNS)/, m.office_statistics_error_unreachable],
  [/ 4\d\d$/, m.office_statistics_error_later],
];
