/** What visitors read: publish, undo, what was published by whom. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as m from '#messages';
import { minutesOf, momentOf } from '../../domain/hours/office-hours.ts';
import type { Publication, PublicationList } from '../../domain/office/publications-api.ts';

import { LONG_TIMEOUT_MS, type Problem, serverNow } from '../api/call-office.ts';
import { pathQuery, queries } from '../api/queries.ts';
import { Changes } from '../content/changes.tsx';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { Screen, ScreenPart } from '../parts/screen.tsx';
import { Answered, Empty } from '../parts/states.tsx';
import { dayAndTime, momentWords } from '../parts/time-words.ts';
import { useNow } from '../parts/use-now.ts';
import { callConfirmed } from '../session/confirm-first.tsx';
import { useSession } from '../session/session.tsx';

/** Another owner, a command or the clock may change the list, ms: more often while something is rendered. */
const ASK_AGAIN_MS = { working: 1000, idle: 15_000 } as const;

const listQuery = pathQuery<PublicationList>('/publications', LONG_TIMEOUT_MS);

/** Sends a change, whose answer is the new list. @returns whether it was taken */
type Change = (
  path: string,
  call: { method: 'POST' | 'DELETE'; body?: object },
) => Promise<boolean>;

export function Publications() {
  const query = useQuery({
    ...listQuery,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.publications.some(isUnderWay) ? ASK_AGAIN_MS.working : ASK_AGAIN_MS.idle,
  });
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const change: Change = async (path, call) => {
    if (isBusy) return false;
    setBusy(true);
    const answer = await callConfirmed<PublicationList>(path, call);
    setBusy(false);
    setProblem(answer.ok ? null : answer.problem);
    if (answer.ok) queries.setQueryData(listQuery.queryKey, answer.value);
    else void queries.invalidateQueries(listQuery);
    return answer.ok;
  };
  return (
    <Screen title={m.office_publications()} about={m.office_publications_about()}>
      {problem && <Notice kind="problem">{problem.detail}</Notice>}
      <Answered query={query}>
        {(list) => (
          <>
            <Failure list={list} />
            {list.may_publish && <Publish list={list} change={change} isBusy={isBusy} />}
            <Last list={list} change={list.may_publish ? change : null} />
          </>
        )}
      </Answered>
    </Screen>
  );
}

const isUnderWay = ({ state, due_at }: Publication) => state === 'waiting' && due_at <= serverNow();

/** Of the newest that has ended. */
function Failure({ list }: { list: PublicationList }) {
  const newest = list.publications
    .filter(({ state }) => state === 'live' || state === 'failed')
    .reduce<Publication | null>(
      (last, one) => (last && last.publication_no > one.publication_no ? last : one),
      null,
    );
  if (newest?.state !== 'failed') return null;
  return (
    <Notice kind="problem">
      <p>{m.office_publications_failed({ number: newest.publication_no })}</p>
      <Lines lines={newest.faults} />
    </Notice>
  );
}

function Lines({ lines }: { lines: string[] }) {
  return <pre className="lines">{lines.join('\n')}</pre>;
}

/** The drafts that are chosen, now or at an hour of the company's clock. */
function Publish({
  list,
  change,
  isBusy,
}: {
  list: PublicationList;
  change: Change;
  isBusy: boolean;
}) {
  const { company, person } = useSession();
  const [note, setNote] = useState('');
  const [time, setTime] = useState('');
  /** Paths of drafts that are to stay drafts. */
  const [left, setLeft] = useState<string[]>([]);
  const isForOwner = ({ is_binding }: { is_binding: boolean }) =>
    is_binding && person.role !== 'owner';
  const [date = '', clock = ''] = time.split('T');
  const at = time ? momentOf(company.time_zone, date, minutesOf(clock)) : null;
  const now = serverNow();
  const isPast = at !== null && at < now;
  const paths = list.drafts
    .filter((draft) => !left.includes(draft.path) && !isForOwner(draft))
    .map(({ path }) => path);
  const publish = async () => {
    if (!(await change('/publications', { method: 'POST', body: { note, at, paths } }))) return;
    setNote('');
    setTime('');
  };
  return (
    <ScreenPart title={m.office_publications_publish()}>
      <p>{m.office_publications_what_it_takes()}</p>
      {list.drafts.length > 0 && (
        <fieldset className="stack">
          <legend>{m.office_publications_drafts()}</legend>
          <ul className="list">
            {list.drafts.map(({ path, name, author, changes, is_binding, deletes }) => (
              <li key={path}>
                <div>
                  {isForOwner({ is_binding }) ? (
                    <p>
                      {name}{' '}
                      <span className="muted">{m.office_publications_an_owner_publishes()}</span>
                    </p>
                  ) : (
                    <label className="check">
                      <input
                        type="checkbox"
                        checked={!left.includes(path)}
                        onChange={({ target }) =>
                          setLeft((paths) =>
                            target.checked ? paths.filter((one) => one !== path) : [...paths, path],
                          )
                        }
                      />
                      {name}
                    </label>
                  )}
                  <Changes changes={changes} />
                  {deletes && (
                    <Notice kind="problem">{m.office_publications_deletes(deletes)}</Notice>
                  )}
                  <p className="muted small">{author}</p>
                </div>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      <Field label={m.office_publications_note()} hint={m.office_publications_note_hint()}>
        {(attributes) => (
          <input
            {...attributes}
            maxLength={200}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <Field
        label={m.office_audit_when()}
        hint={m.office_publications_when_hint({ zone: company.time_zone })}
        error={isPast ? m.office_publications_is_past() : undefined}
      >
        {(attributes) => (
          <input
            {...attributes}
            type="datetime-local"
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
        )}
      </Field>
      <p>
        <Button look="main" unavailable={isBusy || isPast || paths.length === 0} onClick={publish}>
          {at === null
            ? m.office_publications_publish_now()
            : m.office_publications_publish_at({ when: dayAndTime(at, now, company.time_zone) })}
        </Button>
      </p>
    </ScreenPart>
  );
}

function Last({ list, change }: { list: PublicationList; change: Change | null }) {
  const { publications, live, previous } = list;
  const repeat = (number: number) =>
    change?.(`/publications/${number}/repeat`, { method: 'POST', body: { live } });
  if (publications.length === 0)
    return (
      <Empty title={m.office_publications_none_yet()}>
        <p>{m.office_publications_none_yet_about()}</p>
      </Empty>
    );
  return (
    <ScreenPart title={m.office_publications_list()}>
      {change && previous !== null && (
        <p className="row">
          <Button onClick={() => repeat(previous)}>{m.office_publications_undo()}</Button>
          <span className="muted">{m.office_publications_undo_about({ number: previous })}</span>
        </p>
      )}
      <ul className="list">
        {publications.map((one) => (
          <Row key={one.publication_no} publication={one} live={live}>
            {change && one.state === 'live' && one.publication_no !== live && (
              <Button
                look="low"
                aria-label={m.office_publications_show_again_named({ number: one.publication_no })}
                onClick={() => repeat(one.publication_no)}
              >
                {m.office_publications_show_again()}
              </Button>
            )}
            {change && one.state === 'waiting' && (
              <Button
                look="low"
                aria-label={m.office_publications_cancel_named({ number: one.publication_no })}
                onClick={() => change(`/publications/${one.publication_no}`, { method: 'DELETE' })}
              >
                {m.office_publications_cancel()}
              </Button>
            )}
          </Row>
        ))}
      </ul>
    </ScreenPart>
  );
}

function Row({
  publication,
  live,
  children,
}: {
  publication: Publication;
  live: number | null;
  children: React.ReactNode;
}) {
  const { company } = useSession();
  const now = useNow();
  const { publication_no, author, note, live_at, created_at } = publication;
  return (
    <li>
      <div>
        <b>
          {publication_no}. {momentWords(live_at ?? created_at, now, company.time_zone)}
        </b>{' '}
        <State publication={publication} isLive={publication_no === live} />
        {note && <p>{note}</p>}
        <p className="muted small">{author ?? m.office_publications_by_command()}</p>
      </div>
      {children}
    </li>
  );
}

const KINDS = { failed: 'late', waiting: 'waiting' } as const;

function State({ publication, isLive }: { publication: Publication; isLive: boolean }) {
  const { company } = useSession();
  const now = useNow();
  const { state, due_at, created_at } = publication;
  const words = {
    waiting:
      due_at > Math.max(now, created_at)
        ? m.office_publications_state_due({ when: dayAndTime(due_at, now, company.time_zone) })
        : m.office_publications_state_rendering(),
    live: isLive ? m.office_publications_state_live() : m.office_publications_state_was_live(),
    failed: m.office_publications_state_failed(),
    canceled: m.office_publications_state_canceled(),
  };
  const kind = isLive ? 'done' : (KINDS as Partial<Record<string, string>>)[state];
  return (
    <span className="chip" data-kind={kind}>
      {words[state]}
    </span>
  );
}
