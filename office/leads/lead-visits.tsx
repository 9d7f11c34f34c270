/** Visits of a request: the visitor's wishes, and what is booked. */
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { isMailable } from '../../domain/lead/email-address.ts';
import type { LeadSummary } from '../../domain/office/leads-api.ts';
import type { OfficeVisit, VisitOutcome } from '../../domain/office/visits-api.ts';
import { readWindowKey, type VisitWindow, windowKey } from '../../domain/visits/visit-windows.ts';
import { windowWords } from '../../domain/visits/visit-words.ts';
import { makeUuid } from '../../site/lib/browser/uuid.ts';
import type { AnswerTo } from '../api/call-office.ts';
import { queries, readAgain, routeQuery } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { useCalls } from '../parts/use-calls.ts';
import { useSession } from '../session/session.tsx';

/** Renders nothing if the company has no visits or the request may be spam. */
export function LeadVisits({ lead }: { lead: LeadSummary }) {
  const { company } = useSession();
  if (!company.has_visits || lead.quarantine_reason !== null) return null;
  return <ShownVisits lead={lead} />;
}

type Visits = AnswerTo<'GET /leads/:submission_id/visits'>;

/** The open dialog. `visit` null: a new visit. */
type Question = { what: 'book' | 'cancel' | 'finish'; visit: OfficeVisit | null };

function ShownVisits({ lead: { submission_id, email, event_id } }: { lead: LeadSummary }) {
  const query = {
    ...routeQuery('GET /leads/:submission_id/visits', { submission_id }),
    // Refetched with each event of the request.
    queryKey: ['visits', submission_id, String(event_id)],
  };
  const { data } = useQuery(query);
  const { problem, setProblem, call } = useCalls();
  const [question, setQuestion] = useState<Question | null>(null);
  if (!data) return null;
  const change = async (
    visit: OfficeVisit | null,
    window: VisitWindow | null,
    more: { reason?: string; over?: boolean } = {},
  ) => {
    const visit_id = visit?.visit_id ?? makeUuid();
    const sent = { submission_id, visit_id, window, ...more };
    take(await call('POST /leads/:submission_id/visits/:visit_id', sent));
  };
  const finish = async (visit: OfficeVisit | null, outcome: VisitOutcome) => {
    const sent = { submission_id, visit_id: visit?.visit_id ?? '', ...outcome };
    take(await call('POST /leads/:submission_id/visits/:visit_id/outcome', sent));
  };
  const take = (answer: Visits | null | undefined) => {
    if (!answer) return;
    setQuestion(null);
    queries.setQueryData(query.queryKey, answer);
    readAgain(submission_id);
  };
  const ask = (next: Question | null) => {
    setProblem(null);
    setQuestion(next);
  };
  const dialog = {
    open: data.open,
    problem: problem?.detail,
    isFull: problem?.code === 'full',
    onClose: () => ask(null),
  };
  return (
    <section>
      <h2>Visits</h2>
      {problem && !question && <Notice kind="problem">{problem.detail}</Notice>}
      {data.visits.map((visit) => (
        <Visit
          key={visit.visit_id}
          visit={visit}
          open={data.open}
          onBook={(window) => change(visit, window)}
          onAsk={(what) => ask({ what, visit })}
        />
      ))}
      <p className="row">
        <Button onClick={() => ask({ what: 'book', visit: null })}>Enter a visit</Button>
      </p>
      <p className="muted small">{mailWords(email)}</p>
      {question && question.what !== 'finish' && (
        <ChangeDialog
          {...dialog}
          question={question}
          onChange={(window, more) => change(question.visit, window, more)}
        />
      )}
      {question?.what === 'finish' && (
        <OutcomeDialog
          {...dialog}
          question={question}
          onFinish={(outcome) => finish(question.visit, outcome)}
        />
      )}
    </section>
  );
}

/** Tells whether the customer is mailed about a change. @param email empty if none was given */
function mailWords(email: string): string {
  if (!email) return 'There is no e-mail address: tell the customer by phone.';
  return isMailable(email)
    ? `Each change is mailed to ${email}, with a calendar file.`
    : `No mail can go to ${email}: tell the customer by phone.`;
}

export const VISIT_STATE_WORDS: Record<OfficeVisit['state'], string> = {
  asked: 'Asked for',
  booked: 'Booked',
  canceled: 'Canceled',
  done: 'Done',
  missed: 'Nobody was at home',
};

function Visit({
  visit,
  open,
  onBook,
  onAsk,
}: {
  visit: OfficeVisit;
  open: VisitWindow[];
  onBook: (window: VisitWindow) => void;
  onAsk: (what: Question['what']) => void;
}) {
  const { state, wishes, booked, reason, done, is_extra, is_over, is_closed } = visit;
  const isFinished = state === 'done' || state === 'missed';
  const isOpen = new Set(open.map(windowKey));
  return (
    <div className="stack">
      {booked && (
        <p>
          <b>{windowWords(booked)}</b>{' '}
          <span className="chip" data-kind={state === 'booked' ? 'done' : undefined}>
            {VISIT_STATE_WORDS[state]}
          </span>
        </p>
      )}
      {is_closed && (
        <Notice kind="problem">The day is closed by now. Move the visit or call.</Notice>
      )}
      {is_extra && <p className="muted">One more than the spots, on purpose</p>}
      {is_over && <Notice kind="waiting">More visits than spots in this window.</Notice>}
      {reason && <p className="muted">{reason}</p>}
      {done && <p>{done}</p>}
      {state === 'asked' && (
        <>
          <p>These times would suit:</p>
          <ul className="list">
            {wishes.map((wish) => (
              <li key={windowKey(wish)}>
                <span>{windowWords(wish)}</span>
                {isOpen.has(windowKey(wish)) ? (
                  <Button look="main" onClick={() => onBook(wish)}>
                    Confirm
                  </Button>
                ) : (
                  <span className="muted">no longer open</span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="row">
        {(state === 'booked' || isFinished) && (
          <Button onClick={() => onAsk('finish')}>What was done</Button>
        )}
        {(state === 'booked' || state === 'asked') && (
          <>
            <Button onClick={() => onAsk('book')}>
              {state === 'booked' ? 'Move the visit' : 'Another time'}
            </Button>
            <Button onClick={() => onAsk('cancel')}>Cancel the visit</Button>
          </>
        )}
      </p>
    </div>
  );
}

function ChangeDialog({
  question: { what, visit },
  open,
  problem,
  isFull,
  onChange,
  onClose,
}: DialogProps & {
  onChange: (window: VisitWindow | null, more: { reason: string; over: boolean }) => void;
}) {
  const [reason, setReason] = useState('');
  const choice = useWindowChoice(open, isFull);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = what === 'book' ? choice.read(true) : { window: null, over: false };
    if (chosen) onChange(chosen.window, { reason, over: chosen.over });
  };
  const titles = { move: 'Move the visit', enter: 'Enter a visit' };
  const title = what === 'cancel' ? 'Cancel the visit' : titles[visit ? 'move' : 'enter'];
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="stack" onSubmit={submit} noValidate>
        {problem && <Notice kind="problem">{problem}</Notice>}
        {what === 'book' && choice.fields}
        {visit && (
          <Field
            label="A note for the customer"
            hint="They read it in the mail. It may be left out."
            maxLength={300}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        <DialogFoot words={title} look={what === 'cancel' ? 'danger' : 'main'} onClose={onClose} />
      </form>
    </Dialog>
  );
}

/** What was done, and the next date. */
function OutcomeDialog({
  question: { visit },
  open,
  problem,
  isFull,
  onFinish,
  onClose,
}: DialogProps & { onFinish: (outcome: VisitOutcome) => void }) {
  const [isMissed, setMissed] = useState(visit?.state === 'missed');
  const [done, setDone] = useState(visit?.done ?? '');
  const [nextId] = useState(makeUuid);
  const choice = useWindowChoice(open, isFull, 'The next visit, if there is one');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = choice.read(false);
    if (!chosen) return;
    const { window, over } = chosen;
    const next = window && { visit_id: nextId, window, over };
    onFinish({ state: isMissed ? 'missed' : 'done', done, next });
  };
  return (
    <Dialog title="What was done" onClose={onClose}>
      <form className="stack" onSubmit={submit} noValidate>
        {problem && <Notice kind="problem">{problem}</Notice>}
        <Field label="What was done" hint="The customer reads it under “Your visits”.">
          {(attributes) => (
            <textarea
              {...attributes}
              rows={4}
              maxLength={1000}
              value={done}
              onChange={({ target }) => setDone(target.value)}
            />
          )}
        </Field>
        <label className="check">
          <input
            type="checkbox"
            checked={isMissed}
            onChange={({ target }) => setMissed(target.checked)}
          />
          <span>Nobody was at home</span>
        </label>
        {choice.fields}
        <DialogFoot words="Store" look="main" onClose={onClose} />
      </form>
    </Dialog>
  );
}

interface DialogProps {
  question: Question;
  open: VisitWindow[];
  problem: string | undefined;
  isFull: boolean;
  onClose: () => void;
}

function DialogFoot({
  words,
  look,
  onClose,
}: {
  words: string;
  look: 'main' | 'danger';
  onClose: () => void;
}) {
  return (
    <div className="dialog-foot">
      <Button type="submit" look={look}>
        {words}
      </Button>
      <Button onClick={onClose}>Go back</Button>
    </div>
  );
}

/** Fields for a free window, or any other. */
function useWindowChoice(open: VisitWindow[], isFull: boolean, label = 'Time') {
  const [chosen, setChosen] = useState('');
  const [day, setDay] = useState('');
  const [window, setWindow] = useState('');
  const [over, setOver] = useState(false);
  const [error, setError] = useState<string>();
  const isOther = chosen === 'other';
  return {
    /** @param isNeeded true if a choice is required @returns null if the input is no window */
    read(isNeeded: boolean): { window: VisitWindow | null; over: boolean } | null {
      const key = isOther ? `${day} ${window.replace(/\s*-\s*/, '-')}` : chosen;
      const found = readWindowKey(key);
      const isMissing = !found && (isNeeded || chosen !== '');
      setError(isMissing ? 'Choose a time' : undefined);
      return isMissing ? null : { window: found, over: over || isOther };
    },
    fields: (
      <>
        <Field label={label} error={isOther ? undefined : error}>
          {(attributes) => (
            <select
              {...attributes}
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
            >
              <option value="">Choose a time</option>
              {open.map((one) => (
                <option key={windowKey(one)} value={windowKey(one)}>
                  {windowWords(one)}
                </option>
              ))}
              <option value="other">Another day or window</option>
            </select>
          )}
        </Field>
        {isOther && (
          <>
            <Field
              label="Day"
              type="date"
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
            <Field
              label="Window"
              hint="24-hour clock, as in 08:00-12:00. Spots are not counted."
              error={error}
              value={window}
              onChange={({ target }) => setWindow(target.value)}
            />
          </>
        )}
        {isFull && (
          <label className="check">
            <input
              type="checkbox"
              checked={over}
              onChange={({ target }) => setOver(target.checked)}
            />
            <span>One more than the spots, on purpose</span>
          </label>
        )}
      </>
    ),
  };
}
