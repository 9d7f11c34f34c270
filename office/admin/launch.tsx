/** Launch: questions to the company, automatic checks, and the button that opens the site to visitors. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  isAnswered,
  isReady,
  isSettled,
  type LaunchFinding,
  type LaunchOffer,
  type LaunchQuestion,
  type LaunchState,
} from '../../domain/office/launch-api.ts';
import { callOffice, LONG_TIMEOUT_MS } from '../api/call-office.ts';
import { queries, routeQuery } from '../api/queries.ts';
import { contentQuery, fieldPath } from '../content/content-query.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { Screen, ScreenPart } from '../parts/screen.tsx';
import { Answered } from '../parts/states.tsx';
import { showToast } from '../parts/toast.tsx';
import { useCalls } from '../parts/use-calls.ts';

const launchQuery = routeQuery('GET /launch', {});
const checksQuery = routeQuery('GET /launch/checks', {}, { timeoutMs: LONG_TIMEOUT_MS });

export function Launch() {
  const query = useQuery({ ...launchQuery, staleTime: 0 });
  return (
    <Screen
      title="Launch"
      about="From nothing to a site that visitors see. Answers count as drafts, too; what is empty is left off the pages."
    >
      <Answered query={query}>
        {(state) => (
          <>
            <Opening state={state} />
            <Questions questions={state.questions} />
            <Offers offers={state.offers} />
            <Checks />
          </>
        )}
      </Answered>
    </Screen>
  );
}

function Opening({ state: { isOpen, questions } }: { state: LaunchState }) {
  const { isBusy, problem, call } = useCalls();
  const ready = isReady(questions);
  if (isOpen === null)
    return (
      <Notice kind="waiting">
        Everybody who can reach this server sees the site. On a public address, with{' '}
        <Link to={fieldPath({ path: 'site.yaml', field: ['holding_page'] })}>Holding page</Link> set
        to until_ready, visitors see your name and phone until you open it here.
      </Notice>
    );
  const change = async (open: boolean) => {
    const next = await call('POST /launch/open', { open });
    if (next) queries.setQueryData(launchQuery.queryKey, next);
  };
  return (
    <ScreenPart title={isOpen ? 'Visitors see the site' : 'Visitors see your name and phone'}>
      {problem && <Notice kind="problem">{problem.detail}</Notice>}
      <p>
        {isOpen
          ? 'You can take it back: visitors then see your name and phone again.'
          : ready
            ? 'Every question that visitors need is answered. Publish your drafts first, and read the site once more.'
            : 'Questions marked “needed” come first.'}
      </p>
      <p>
        {isOpen ? (
          <Button unavailable={isBusy} onClick={() => change(false)}>
            Close the site again
          </Button>
        ) : (
          <Button look="main" unavailable={isBusy || !ready} onClick={() => change(true)}>
            Open the site
          </Button>
        )}
      </p>
    </ScreenPart>
  );
}

function Questions({ questions }: { questions: LaunchQuestion[] }) {
  return (
    <ScreenPart title={`${questions.filter(isAnswered).length} of ${questions.length} answered`}>
      <ol className="list">
        {questions.map((question) => (
          <li key={question.asks}>
            <Question question={question} />
          </li>
        ))}
      </ol>
    </ScreenPart>
  );
}

function Question({ question }: { question: LaunchQuestion }) {
  const { asks, why, isNeeded, answer, edit, wrong } = question;
  const kind = !isSettled(question) ? 'late' : answer ? 'done' : 'waiting';
  return (
    <div className="stack">
      <p>
        <span className="chip" data-kind={kind}>
          {kind === 'done' ? 'Answered' : isNeeded || wrong.length > 0 ? 'Needed' : 'If you like'}
        </span>{' '}
        <Link to={fieldPath(edit)}>{asks}</Link>
      </p>
      <p className="muted small">{why}</p>
      {answer && <p>{answer}</p>}
      {wrong.map(({ says, edit: place }) => (
        <p key={`${says} ${place.path} ${place.field}`}>
          <Link to={fieldPath(place)}>{says}</Link>
        </p>
      ))}
    </div>
  );
}

/** A switch for each service and guide. Using it makes a draft, as every change does. */
function Offers({ offers }: { offers: LaunchOffer[] }) {
  const [isBusy, setBusy] = useState(false);
  const change = async ({ path, isOffered }: LaunchOffer) => {
    setBusy(true);
    const problem = await setOffered(path, !isOffered);
    setBusy(false);
    if (problem) showToast(problem);
  };
  const listOf = (kind: LaunchOffer['kind']) => (
    <ul className="list">
      {offers
        .filter((offer) => offer.kind === kind)
        .map((offer) => (
          <li key={offer.path}>
            <label>
              <input
                type="checkbox"
                checked={offer.isOffered}
                aria-disabled={isBusy}
                onChange={() => isBusy || change(offer)}
              />{' '}
              {offer.name}
            </label>
          </li>
        ))}
    </ul>
  );
  return (
    <>
      <ScreenPart title="Services">{listOf('service')}</ScreenPart>
      <ScreenPart title="Pest guides">{listOf('pest')}</ScreenPart>
    </>
  );
}

/** @returns why it could not be saved; null if it was */
async function setOffered(path: string, isOffered: boolean): Promise<string | null> {
  const page = await callOffice('GET /content/file', { path });
  if (!page.ok) return page.problem.detail;
  const field = { file: path, path: ['offered'] };
  const hasField = page.value.form.missing.every((name) => name !== 'offered');
  const edits = [
    ...(hasField ? [] : [{ ...field, add: true as const }]),
    { ...field, value: isOffered },
  ];
  const saved = await callOffice('PUT /content/file', { path, hash: page.value.hash, edits });
  if (!saved.ok) return saved.problem.detail;
  await Promise.all([
    queries.invalidateQueries(launchQuery),
    queries.invalidateQueries(contentQuery),
  ]);
  return null;
}

const LEVELS = { red: 'late', yellow: 'waiting', green: 'done' } as const;
const LEVEL_WORDS = { red: 'To do', yellow: 'Look at it', green: 'Right' } as const;

/** Automatic checks, most of them for the operator of the server. */
function Checks() {
  const query = useQuery({ ...checksQuery, staleTime: 0 });
  return (
    <ScreenPart title="Address, mail and backups">
      <p>
        <Button unavailable={query.isFetching} onClick={() => query.refetch()}>
          {query.isFetching ? 'Checking…' : 'Check again'}
        </Button>
      </p>
      <Answered query={query}>
        {({ findings }) => (
          <ul className="list">
            {findings.map((finding) => (
              <li key={finding.says}>
                <Finding {...finding} />
              </li>
            ))}
          </ul>
        )}
      </Answered>
    </ScreenPart>
  );
}

function Finding({ level, says, setting }: LaunchFinding) {
  return (
    <p>
      <span className="chip" data-kind={LEVELS[level]}>
        {LEVEL_WORDS[level]}
      </span>{' '}
      {says}
      {setting && level !== 'green' && (
        <span className="muted small"> For whoever set up the server: {setting}</span>
      )}
    </p>
  );
}
