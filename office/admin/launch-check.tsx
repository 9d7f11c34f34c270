import { useQuery } from '@tanstack/react-query';
import * as m from '#messages';
import type { LaunchCheck as LaunchCheckAnswer } from '../../domain/office/jobs-api.ts';
import { LONG_TIMEOUT_MS } from '../api/call-office.ts';
import { pathQuery } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Screen } from '../parts/screen.tsx';
import { Answered } from '../parts/states.tsx';

const LEVELS = [
  ['red', m.office_launch_check_must_be_done(), 'late'],
  ['yellow', m.office_launch_check_should_be_done(), 'waiting'],
  ['green', m.office_launch_check_is_done(), 'done'],
] as const;

/** What npm run launch-check says, with the file and line of each finding. */
export function LaunchCheck() {
  const query = useQuery({
    ...pathQuery<LaunchCheckAnswer>('/launch-check', LONG_TIMEOUT_MS),
    staleTime: 0,
  });
  return (
    <Screen
      title={m.office_launch_check()}
      about={m.office_launch_check_what_stands_between_this_site_and()}
    >
      <p>
        <Button unavailable={query.isFetching} onClick={() => query.isFetching || query.refetch()}>
          {query.isFetching
            ? m.office_launch_check_checking()
            : m.office_launch_check_check_again()}
        </Button>
      </p>
      <Answered query={query}>
        {({ findings }) => (
          <>
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
                            {places.map(({ file, line }) => (
                              <Place key={`${file}:${line}`} file={file} line={line} />
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

/** A file of a page leads to the page that is made of it. */
function Place({ file, line }: { file: string; line: number | null }) {
  const page = pageOf(file);
  return (
    <p className="muted small">
      <code>
        {file}
        {line !== null && `:${line}`}
      </code>
      {page && (
        <>
          {' '}
          <a href={page}>{page}</a>
        </>
      )}
    </p>
  );
}

/** `content/pages/blog/index.md` is /blog. null = no page's file. */
export function pageOf(file: string): string | null {
  const name = /(?:^|\/)pages\/(.+)\.md$/.exec(file)?.[1];
  return name === undefined ? null : `/${name.replace(/(^|\/)index$/, '')}`;
}
