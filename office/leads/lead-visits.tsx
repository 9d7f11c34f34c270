/** Visits of a request: what its visitor would like, and what is booked. */
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import * as m from '#messages';
import { makeUuid } from '../../app/lib/browser/uuid.ts';
import { isMailable } from '../../domain/lead/email-address.ts';
import type { LeadSummary } from '../../domain/office/leads-api.ts';
import type {
  OfficeVisit,
  VisitOutcome,
  LeadVisits as Visits,
} from '../../domain/office/visits-api.ts';
import { readWindowKey, type VisitWindow, windowKey } from '../../domain/visits/visit-windows.ts';
import { windowWords } from '../../domain/visits/visit-words.ts';
import { pathQuery, queries, readAgain } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { useCalls } from '../parts/use-calls.ts';
import { useSession } from '../session/session.tsx';

/** Nothing where the company has no visits, or the request may be spam. */
export function LeadVisits({ lead }: { lead: LeadSummary }) {
  const { company } = useSession();
  if (!company.has_visits || lead.quarantine_reason !== null) return null;
  return <ShownVisits lead={lead} />;
}

/** What is asked before a change. `visit` = null: a new one. */
type Question = { what: 'book' | 'cancel' | 'finish'; visit: OfficeVisit | null };

function ShownVisits({ lead: { submission_id, email, event_id } }: { lead: LeadSummary }) {
  const path = `/leads/${submission_id}/visits`;
  // Asked anew with each event of the request.
  const query = pathQuery<Visits>(`${path}?event=${event_id}`);
  const { data } = useQuery(query);
  const { problem, setProblem, call } = useCalls();
  const [question, setQuestion] = useState<Question | null>(null);
  if (!data) return null;
  const change = async (
    visit: OfficeVisit | null,
    window: VisitWindow | null,
    more: { reason?: string; over?: boolean } = {},
  ) => {
    const url = `${path}/${visit?.visit_id ?? makeUuid()}`;
    take(await call<Visits>(url, { method: 'POST', body: { window, ...more } }));
  };
  const finish = async (visit: OfficeVisit | null, outcome: VisitOutcome) => {
    const url = `${path}/${visit?.visit_id}/outcome`;
    take(await call<Visits>(url, { method: 'POST', body: outcome }));
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
      <h2>{m.office_visits()}</h2>
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
        <Button onClick={() => ask({ what: 'book', visit: null })}>
          {m.office_visits_enter()}
        </Button>
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

/** Whether the customer hears of a change by itself. @param email empty = none was given */
function mailWords(email: string): string {
  if (!email) return m.office_visits_call_the_customer();
  return isMailable(email)
    ? m.office_visits_customer_is_mailed({ email })
    : m.office_visits_not_mailable({ email });
}

export const VISIT_STATE_WORDS: Record<OfficeVisit['state'], string> = {
  asked: m.office_visits_asked(),
  booked: m.office_booked(),
  canceled: m.office_visits_canceled(),
  done: m.office_visits_done(),
  missed: m.office_visits_missed(),
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
      {is_closed && <Notice kind="problem">{m.office_visits_day_is_closed()}</Notice>}
      {is_extra && <p className="muted">{m.office_visits_one_more()}</p>}
      {is_over && <Notice kind="waiting">{m.office_visits_over()}</Notice>}
      {reason && <p className="muted">{reason}</p>}
      {done && <p>{done}</p>}
      {state === 'asked' && (
        <>
          <p>{m.office_visits_would_suit()}</p>
          <ul className="list">
            {wishes.map((wish) => (
              <li key={windowKey(wish)}>
                <span>{windowWords(wish)}</span>
                {isOpen.has(windowKey(wish)) ? (
                  <Button look="main" onClick={() => onBook(wish)}>
                    {m.office_visits_confirm()}
                  </Button>
                ) : (
                  <span className="muted">{m.office_visits_no_longer_open()}</span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="row">
        {(state === 'booked' || isFinished) && (
          <Button onClick={() => onAsk('finish')}>{m.office_visits_what_was_done()}</Button>
        )}
        {(state === 'booked' || state === 'asked') && (
          <>
            <Button onClick={() => onAsk('book')}>
              {state === 'booked' ? m.office_visits_move() : m.office_visits_another_time()}
            </Button>
            <Button onClick={() => onAsk('cancel')}>{m.office_visits_cancel()}</Button>
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
  const titles = { move: m.office_visits_move(), enter: m.office_visits_enter() };
  const title = what === 'cancel' ? m.office_visits_cancel() : titles[visit ? 'move' : 'enter'];
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="stack" onSubmit={submit} noValidate>
        {problem && <Notice kind="problem">{problem}</Notice>}
        {what === 'book' && choice.fields}
        {visit && (
          <Field
            label={m.office_visits_reason()}
            hint={m.office_visits_reason_hint()}
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
  const choice = useWindowChoice(open, isFull, m.office_visits_next());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = choice.read(false);
    if (!chosen) return;
    const { window, over } = chosen;
    const next = window && { visit_id: nextId, window, over };
    onFinish({ state: isMissed ? 'missed' : 'done', done, next });
  };
  return (
    <Dialog title={m.office_visits_what_was_done()} onClose={onClose}>
      <form className="stack" onSubmit={submit} noValidate>
        {problem && <Notice kind="problem">{problem}</Notice>}
        <Field label={m.office_visits_what_was_done()} hint={m.office_visits_done_hint()}>
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
          <span>{m.office_visits_missed()}</span>
        </label>
        {choice.fields}
        <DialogFoot words={m.office_visits_store()} look="main" onClose={onClose} />
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
      <Button onClick={onClose}>{m.office_go_back()}</Button>
    </div>
  );
}

/** Fields for an open window, or any other. */
function useWindowChoice(open: VisitWindow[], isFull: boolean, label = m.office_visits_time()) {
  const [chosen, setChosen] = useState('');
  const [day, setDay] = useState('');
  const [window, setWindow] = useState('');
  const [over, setOver] = useState(false);
  const [error, setError] = useState<string>();
  const isOther = chosen === 'other';
  return {
    /** @param isNeeded one has to be chosen. @returns null when what was typed is no window */
    read(isNeeded: boolean): { window: VisitWindow | null; over: boolean } | null {
      const key = isOther ? `${day} ${window.replace(/\s*-\s*/, '-')}` : chosen;
      const found = readWindowKey(key);
      const isMissing = !found && (isNeeded || chosen !== '');
      setError(isMissing ? m.office_visits_choose() : undefined);
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
              <option value="">{m.office_visits_choose()}</option>
              {open.map((one) => (
                <option key={windowKey(one)} value={windowKey(one)}>
                  {windowWords(one)}
                </option>
              ))}
              <option value="other">{m.office_visits_other_time()}</option>
            </select>
          )}
        </Field>
        {isOther && (
          <>
            <Field
              label={m.office_visits_day()}
              type="date"
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
            <Field
              label={m.office_visits_window()}
              hint={m.office_visits_window_hint()}
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
            <span>{m.office_visits_one_more()}</span>
          </label>
        )}
      </>
    ),
  };
}
