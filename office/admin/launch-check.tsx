import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { LaunchCheckPlace } from '../../domain/office/checks-api.ts';
import { LONG_TIMEOUT_MS } from '../api/call-office.ts';
import { routeQuery } from '../api/queries.ts';
import { fieldPath } from '../content/content-query.ts';
import { Button } from '../parts/button.tsx';
import { Screen } from '../parts/screen.tsx';
import { Answered } from '../parts/states.tsx';

const LEVELS = [
  ['red', 'Must be done', 'late'],
  ['yellow', 'Should be done', 'waiting'],
  ['green', 'Is done', 'done'],
] as const;

/** What npm run launch-check says, with the file and line of each finding. */
export function LaunchCheck() {
  const query = useQuery({
    ...routeQuery('GET /launch-check', {}, { timeoutMs: LONG_TIMEOUT_MS }),
    staleTime: 0,
  });
  return (
    <Screen
      title="Launch check"
      about="What stands between this site and its visitors. Each question leads to the field that answers it; settings of the server are changed there."
    >
      <p>
        <Button unavailable={query.isFetching} onClick={() => query.isFetching || query.refetch()}>
          {query.isFetching ? 'Checking…' : 'Check again'}
        </Button>
      </p>
      <Answered query={query}>
        {({ findings }) => (
          <>
            <p>
              <b>
                {findings.filter(({ level }) => level === 'green').length} of {findings.length} are
                done
              </b>
            </p>
            {LEVELS.map(([level, title, kind]) => {
              const some = findings.filter((finding) => finding.level === level);
              return (
                some.length > 0 && (
                  <section key={level} className="stack">
                    <h2>
                      <span className="chip" data-kind={kind}>
                        {some.length}
                      </span>{' '}
                      {title}
                    </h2>
                    <ul className="list">
                      {some.map(({ says, places }) => (
                        <li key={says}>
                          <div>
                            <Says text={says} />
                            {places.map((place) => (
                              <Place key={`${place.file}:${place.line}`} {...place} />
                            ))}
                          </div>
                        </li>
                      ))}
                    </ul>
                  </section>
                )
              );
            })}
          </>
        )}
      </Answered>
    </Screen>
  );
}

/** Addresses in a finding are links. */
function Says({ text }: { text: string }) {
  return (
    <p>
      {text.split(/(https?:\/\/[^\s)]+)/).map((part, index) =>
        index % 2 === 1 ? (
          <a key={part} href={part} rel="noreferrer">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}

/** Leads to the field of the content that answers it; a setting of the server has a name only. */
function Place({ file, line, edit, asks }: LaunchCheckPlace) {
  const where = `${file}${line === null ? '' : `:${line}`}`;
  if (!edit)
    return (
      <p className="muted small">
        <code>{where}</code>
      </p>
    );
  return (
    <p className="muted small">
      <Link to={fieldPath(edit)}>{asks ?? 'Change it'}</Link> <code>{where}</code>
    </p>
  );
}
