/** Publications: publish, undo, and the list of past ones. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { type AnswerTo, LONG_TIMEOUT_MS } from '../api/call-office.ts';
import { queries, routeQuery } from '../api/queries.ts';
import { Changes } from '../content/changes.tsx';
import { editPath } from '../content/content-query.ts';
import { Button } from '../parts/button.tsx';
import { Check, Field } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { Screen, ScreenPart } from '../parts/screen.tsx';
import { Answered, Empty } from '../parts/states.tsx';
import { useCalls } from '../parts/use-calls.ts';
import { useTimes } from '../parts/use-now.ts';
import { useSession } from '../session/session.tsx';

/** Poll interval in ms, shorter while something renders: another owner, a command or the clock may change the list. */
const ASK_AGAIN_MS = { working: 1000, idle: 15_000 } as const;

type PublicationList = AnswerTo<'GET /publications'>;
type Publication = PublicationList['publications'][number];

const listQuery = routeQuery('GET /publications', {}, { timeoutMs: LONG_TIMEOUT_MS });

export function Publications() {
  const query = useQuery({
    ...listQuery,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.publications.some(isUnderWay) ? ASK_AGAIN_MS.working : ASK_AGAIN_MS.idle,
  });
  const { problem, isBusy, call } = useCalls();
  /** Shows the list that a change answered. @returns false if it was refused */
  const show = (list: PublicationList | null): boolean => {
    if (list) queries.setQueryData(listQuery.queryKey, list);
    else void queries.invalidateQueries(listQuery);
    return list !== null;
  };
  const publish: OnPublish = async (note, paths) =>
    show(await call('POST /publications', { note, paths }));
  const repeat = async (number: number, live: number) =>
    show(
      await call('POST /publications/:publication_no/repeat', {
        publication_no: String(number),
        live,
      }),
    );
  return (
    <Screen
      title="Publishing"
      about="What visitors read, and every state it was in. A change is live in seconds and taken back at once."
    >
      {problem && <Notice kind="problem">{problem.detail}</Notice>}
      <Answered query={query}>
        {(list) => (
          <>
            <Failure list={list} />
            {list.may_publish && <Publish list={list} isBusy={isBusy} onPublish={publish} />}
            <Last list={list} isBusy={isBusy} onRepeat={repeat} />
          </>
        )}
      </Answered>
    </Screen>
  );
}

const isUnderWay = ({ state }: Publication) => state === 'waiting';

/** The newest publication that has ended, if it failed. */
function failureIn({ publications }: PublicationList): Publication | null {
  const ended = publications.filter(({ state }) => state === 'live' || state === 'failed');
  const newest = ended.sort((one, other) => other.publication_no - one.publication_no)[0];
  return newest?.state === 'failed' ? newest : null;
}

function Failure({ list }: { list: PublicationList }) {
  const failure = failureIn(list);
  if (!failure) return null;
  // A fault begins with the path of its file.
  const isFaulty = (path: string) => failure.faults.some((fault) => fault.startsWith(`${path}:`));
  const drafts = list.drafts.filter(({ path }) => isFaulty(path));
  return (
    <Notice kind="problem">
      <p>
        Publication {failure.publication_no} failed, and nothing was changed. What has to be mended:
      </p>
      <pre className="lines">{failure.faults.join('\n')}</pre>
      {drafts.map(({ path, name }) => (
        <p key={path}>
          <Link to={editPath(path)}>{name}</Link>
        </p>
      ))}
      {drafts.length > 0 && <p>Without a tick below they wait, and the rest can be published.</p>}
    </Notice>
  );
}

/** @returns false if the publication was refused */
type OnPublish = (note: string, paths: string[]) => Promise<boolean>;

/** Publishes the chosen drafts. */
function Publish({
  list,
  isBusy,
  onPublish,
}: {
  list: PublicationList;
  isBusy: boolean;
  onPublish: OnPublish;
}) {
  const { person } = useSession();
  const [note, setNote] = useState('');
  /** Paths of drafts left out. */
  const [left, setLeft] = useState<string[]>([]);
  const isForOwner = ({ is_binding }: { is_binding: boolean }) =>
    is_binding && person.role !== 'owner';
  const paths = list.drafts
    .filter((draft) => !left.includes(draft.path) && !isForOwner(draft))
    .map(({ path }) => path);
  const publish = async () => {
    if (!(await onPublish(note, paths))) return;
    setNote('');
    setLeft([]);
  };
  return (
    <ScreenPart title="Publish">
      <p>What you choose below goes to visitors, and nothing else.</p>
      {list.drafts.length > 0 && (
        <fieldset className="stack">
          <legend>Written here and not published yet</legend>
          <ul className="list">
            {list.drafts.map(({ path, name, author, changes, is_binding, deletes }) => (
              <li key={path}>
                <div>
                  {isForOwner({ is_binding }) ? (
                    <p>
                      {name} <span className="muted">An owner publishes this.</span>
                    </p>
                  ) : (
                    <Check
                      checked={!left.includes(path)}
                      onChange={({ target }) =>
                        setLeft(
                          target.checked ? left.filter((one) => one !== path) : [...left, path],
                        )
                      }
                    >
                      {name}
                    </Check>
                  )}
                  <Changes changes={changes} />
                  {deletes && (
                    <Notice kind="problem">
                      Requests would be kept for a shorter time. From a day after it is published
                      the server deletes what is older, for good. Requests older than that today:{' '}
                      {deletes.leads}. Requests whose pictures are: {deletes.pictures}.
                    </Notice>
                  )}
                  <p className="muted small">{author}</p>
                </div>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      <Field
        label="Note"
        hint="For those who read this list: what changes, and why."
        maxLength={200}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <p>
        <Button look="main" unavailable={isBusy || paths.length === 0} onClick={publish}>
          Publish now
        </Button>
      </p>
    </ScreenPart>
  );
}

function Last({
  list: { publications, live, previous, may_publish },
  isBusy,
  onRepeat,
}: {
  list: PublicationList;
  isBusy: boolean;
  onRepeat: (number: number, live: number) => void;
}) {
  const repeat = (number: number) => onRepeat(number, live ?? 0);
  if (publications.length === 0)
    return (
      <Empty title="Nothing is published yet">
        <p>The first start of the server publishes the content folder.</p>
      </Empty>
    );
  return (
    <ScreenPart title="The last 20">
      {may_publish && previous !== null && (
        <p className="row">
          <Button unavailable={isBusy} onClick={() => repeat(previous)}>
            Undo
          </Button>
          <span className="muted">Visitors get the state of before (number {previous}) again.</span>
        </p>
      )}
      <ul className="list">
        {publications.map((one) => (
          <Row key={one.publication_no} publication={one} live={live}>
            {may_publish && one.state === 'live' && one.publication_no !== live && (
              <Button
                look="low"
                unavailable={isBusy}
                aria-label={`Show this again: publication ${one.publication_no}`}
                onClick={() => repeat(one.publication_no)}
              >
                Show this again
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
  const times = useTimes();
  const { publication_no, state, author, note, live_at, created_at, changed } = publication;
  return (
    <li>
      <div>
        <b>
          {publication_no}. {times.moment(live_at ?? created_at)}
        </b>{' '}
        <State state={state} isLive={publication_no === live} />
        {note && <p>{note}</p>}
        <Changed changed={changed} isOpen={publication_no === live} />
        <p className="muted small">{author ?? 'The content folder, or a command'}</p>
      </div>
      {children}
    </li>
  );
}

/** Its changes. Those of the live one start open, because an undo reverts them. */
function Changed({ changed, isOpen }: Pick<Publication, 'changed'> & { isOpen: boolean }) {
  if (changed.length === 0) return null;
  return (
    <details open={isOpen}>
      <summary>{changed.map(({ name }) => name).join(', ')}</summary>
      {changed.map(({ name, changes }) => (
        <div key={name}>
          {changed.length > 1 && <p>{name}</p>}
          <Changes changes={changes} />
        </div>
      ))}
    </details>
  );
}

function State({ state, isLive }: Pick<Publication, 'state'> & { isLive: boolean }) {
  const [words, kind] = {
    waiting: ['Is rendered', 'waiting'],
    live: isLive ? ['Live now', 'done'] : ['Was live'],
    failed: ['Failed', 'late'],
  }[state];
  return (
    <span className="chip" data-kind={kind}>
      {words}
    </span>
  );
}
