/** Visits of a request: the visitor's wishes, and what is booked. */
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { isMailable } from '../../domain/lead/email-address.ts';
import type { LeadSummary } from '../../domain/office/leads-api.ts';
import type { OfficeVisit } from '../../domain/office/visits-api.ts';
import { readWindowKey, type VisitWindow, windowKey } from '../../domain/visits/visit-windows.ts';
import { windowWords } from '../../domain/visits/visit-words.ts';
import { makeUuid } from '../../site/lib/browser/uuid.ts';
import type { AnswerTo } from '../api/call-office.ts';
import { queries, readAgain, routeQuery } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Check, Field } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { useCalls } from '../parts/use-calls.ts';
import { useSession } from '../session/session.tsx';

type Visits = AnswerTo<'GET /leads/:submission_id/visits'>;

/** The open dialog. `visit` null: a new visit. */
type Question =
  | { what: 'book'; visit: OfficeVisit | null }
  | { what: 'cancel' | 'finish'; visit: OfficeVisit };

/** What a visit becomes by a dialog or a press of Confirm. */
interface Booking {
  visit_id: string;
  window: VisitWindow | null;
  reason?: string;
  over?: boolean;
}

/** Renders nothing if the company has no visits or the request may be spam. */
export function LeadVisits({ lead }: { lead: LeadSummary }) {
  const { submission_id, email, event_id, quarantine_reason } = lead;
  const { company } = useSession();
  const query = {
    ...routeQuery('GET /leads/:submission_id/visits', { submission_id }),
    // Refetched with each event of the request.
    queryKey: ['visits', submission_id, String(event_id)],
  };
  const { data } = useQuery({
    ...query,
    enabled: company.has_visits && quarantine_reason === null,
  });
  const { problem, setProblem, call } = useCalls();
  const [question, setQuestion] = useState<Question | null>(null);
  if (!data) return null;
  const ask = (next: Question | null) => {
    setProblem(null);
    setQuestion(next);
  };
  const show = (answer: Visits | null) => {
    if (!answer) return;
    setQuestion(null);
    queries.setQueryData(query.queryKey, answer);
    readAgain(submission_id);
  };
  const book = async (booking: Booking) =>
    show(await call('POST /leads/:submission_id/visits/:visit_id', { submission_id, ...booking }));
  const send = async (chosen: Question, said: Said) => {
    const { visit_id, done, isMissed, reason, window, over } = said;
    if (chosen.what !== 'finish') return book({ visit_id, window, reason, over });
    show(
      await call('POST /leads/:submission_id/visits/:visit_id/outcome', {
        submission_id,
        visit_id: chosen.visit.visit_id,
        state: isMissed ? 'missed' : 'done',
        done,
        next: window && { visit_id, window, over },
      }),
    );
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
          onBook={(window) => book({ visit_id: visit.visit_id, window })}
          onAsk={(what) => ask({ what, visit })}
        />
      ))}
      <p className="row">
        <Button onClick={() => ask({ what: 'book', visit: null })}>Enter a visit</Button>
      </p>
      <p className="muted small">{mailWords(email)}</p>
      {question && (
        <VisitDialog
          question={question}
          open={data.open}
          problem={problem?.detail}
          isFull={problem?.code === 'full'}
          onSend={(said) => send(question, said)}
          onClose={() => ask(null)}
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
        {state !== 'asked' && state !== 'canceled' && (
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

/** What the user entered in the dialog. */
interface Said {
  /** Of the visit to change, or a new id for the visit to create. */
  visit_id: string;
  /** null cancels the visit, or books no next one. */
  window: VisitWindow | null;
  /** True to book beyond the spots. */
  over: boolean;
  reason: string;
  done: string;
  isMissed: boolean;
}

function VisitDialog({
  question: { what, visit },
  open,
  problem,
  isFull,
  onSend,
  onClose,
}: {
  question: Question;
  open: VisitWindow[];
  problem: string | undefined;
  isFull: boolean;
  onSend: (said: Said) => void;
  onClose: () => void;
}) {
  // One id, however often the form is sent.
  const [newId] = useState(makeUuid);
  const titles = {
    book: visit ? 'Move the visit' : 'Enter a visit',
    cancel: 'Cancel the visit',
    finish: 'What was done',
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    const isOther = text('time') === OTHER;
    onSend({
      visit_id: visit && what !== 'finish' ? visit.visit_id : newId,
      window: readWindowKey(
        isOther ? `${text('day')} ${text('window').replaceAll(' ', '')}` : text('time'),
      ),
      over: isOther || form.has('over'),
      reason: text('reason'),
      done: text('done'),
      isMissed: form.has('missed'),
    });
  };
  return (
    <Dialog title={titles[what]} onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        {problem && <Notice kind="problem">{problem}</Notice>}
        {what === 'finish' && (
          <>
            <Field
              label="What was done"
              hint="The customer reads it under “Your visits”."
              name="done"
              rows={4}
              maxLength={1000}
              defaultValue={visit.done ?? ''}
            />
            <Check name="missed" defaultChecked={visit.state === 'missed'}>
              Nobody was at home
            </Check>
          </>
        )}
        {what !== 'cancel' && <WindowFields open={open} isNeeded={what === 'book'} />}
        {isFull && <Check name="over">One more than the spots, on purpose</Check>}
        {visit && what !== 'finish' && (
          <Field
            label="A note for the customer"
            hint="They read it in the mail. It may be left out."
            name="reason"
            maxLength={300}
          />
        )}
        <div className="dialog-foot">
          <Button type="submit" look={what === 'cancel' ? 'danger' : 'main'}>
            {what === 'finish' ? 'Store' : titles[what]}
          </Button>
          <Button onClick={onClose}>Go back</Button>
        </div>
      </form>
    </Dialog>
  );
}

const OTHER = 'other';

/** A free window, or any other. */
function WindowFields({ open, isNeeded }: { open: VisitWindow[]; isNeeded: boolean }) {
  const [isOther, setOther] = useState(false);
  return (
    <>
      <Field label={isNeeded ? 'Time' : 'The next visit, if there is one'}>
        {(attributes) => (
          <select
            {...attributes}
            name="time"
            required={isNeeded}
            onChange={({ target }) => setOther(target.value === OTHER)}
          >
            <option value="">Choose a time</option>
            {open.map((one) => (
              <option key={windowKey(one)} value={windowKey(one)}>
                {windowWords(one)}
              </option>
            ))}
            <option value={OTHER}>Another day or window</option>
          </select>
        )}
      </Field>
      {isOther && (
        <>
          <Field label="Day" name="day" type="date" required />
          <Field
            label="Window"
            hint="24-hour clock, as in 08:00-12:00. Spots are not counted."
            name="window"
            pattern=" *\d\d:\d\d *- *\d\d:\d\d *"
            required
          />
        </>
      )}
    </>
  );
}
