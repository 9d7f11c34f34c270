/** Steps of a request: status, assignee, snooze. */

import { type FormEvent, useState } from 'react';
import type { LeadDetail } from '../../domain/office/acts-api.ts';
import { LEAD_STATUSES, type LeadStatus, LOST_REASONS } from '../../domain/office/fields.ts';
import type { LeadSummary } from '../../domain/office/leads-api.ts';
import { useAct } from '../acts/use-acts.ts';
import { serverNow } from '../api/call-office.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { atHour, dayAndTime } from '../parts/time-words.ts';
import { useTimes } from '../parts/use-now.ts';
import { useSession } from '../session/session.tsx';
import { dollars, LOST_WORDS, STATUS_WORDS } from './lead-words.ts';

export function LeadSteps({ detail }: { detail: LeadDetail }) {
  const { lead, lost_reason, amount_cents } = detail;
  const act = useAct();
  const [asks, setAsks] = useState<'lost' | 'snooze' | null>(null);
  const times = useTimes();
  const setStatus = (status: LeadStatus) => {
    if (status === 'lost') return setAsks('lost');
    if (status !== lead.status)
      act(
        lead,
        { type: 'status', status },
        `${lead.name || 'It'} is marked as ${STATUS_WORDS[status].toLowerCase()}.`,
      );
  };
  return (
    <section className="steps" aria-label="Steps">
      <fieldset className="statuses">
        <legend className="visually-hidden">Status</legend>
        {LEAD_STATUSES.map((status) => (
          <button
            key={status}
            type="button"
            aria-pressed={status === lead.status}
            onClick={() => setStatus(status)}
          >
            {STATUS_WORDS[status]}
          </button>
        ))}
      </fieldset>
      {lead.status === 'lost' && lost_reason && <p className="muted">{LOST_WORDS[lost_reason]}.</p>}
      {(lead.status === 'booked' || lead.status === 'won') && (
        <Amount key={lead.status} lead={lead} status={lead.status} cents={amount_cents} />
      )}
      <div className="row">
        <Assigned lead={lead} />
        <Button onClick={() => setAsks('snooze')}>Put off…</Button>
        {lead.snoozed_until !== null && (
          <p className="row small">
            <span>Back {times.dayAndTime(lead.snoozed_until)}.</span>
            <button
              type="button"
              className="link-button"
              onClick={() => act(lead, { type: 'snooze', until: null }, 'It is back in the inbox.')}
            >
              Take it up now
            </button>
          </p>
        )}
      </div>
      {asks === 'lost' && <LostDialog lead={lead} onClose={() => setAsks(null)} />}
      {asks === 'snooze' && <SnoozeDialog lead={lead} onClose={() => setAsks(null)} />}
    </section>
  );
}

function Assigned({ lead }: { lead: LeadSummary }) {
  const act = useAct();
  const { people, person } = useSession();
  const now = lead.assigned_to;
  // The assignee joined after this page was loaded.
  const isNewcomer = now && !people.some(({ person_id }) => person_id === now.person_id);
  const choices = isNewcomer ? [...people, now] : people;
  return (
    <label className="row">
      <span>With</span>
      <select
        value={now?.person_id ?? ''}
        onChange={({ target }) => {
          const chosen = choices.find(({ person_id }) => person_id === target.value);
          const who = chosen?.person_id === person.person_id ? 'You have' : `${chosen?.name} has`;
          act(
            lead,
            { type: 'assign', person_id: chosen?.person_id ?? null },
            `${chosen ? who : 'Nobody has'} it now.`,
          );
        }}
      >
        <option value="">Nobody</option>
        {choices.map(({ person_id, name }) => (
          <option key={person_id} value={person_id}>
            {person_id === person.person_id ? `${name} (you)` : name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Amount({
  lead,
  status,
  cents,
}: {
  lead: LeadSummary;
  status: 'booked' | 'won';
  cents: number | null;
}) {
  const act = useAct();
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const amount = Math.round(Number(new FormData(event.currentTarget).get('amount')) * 100);
    act(lead, { type: 'status', status, amount_cents: amount }, `${dollars(amount)} noted.`);
  };
  return (
    <form className="find" onSubmit={save}>
      <Field
        label="Amount in dollars"
        name="amount"
        type="number"
        step="0.01"
        min="0"
        max="1000000"
        required
        defaultValue={cents === null ? '' : cents / 100}
      />
      <Button type="submit">Save</Button>
    </form>
  );
}

function LostDialog({ lead, onClose }: { lead: LeadSummary; onClose: () => void }) {
  const act = useAct();
  return (
    <Dialog title="Why was it lost?" onClose={onClose}>
      <div className="choices">
        {LOST_REASONS.map((reason) => (
          <Button
            key={reason}
            onClick={() => {
              onClose();
              act(lead, { type: 'status', status: 'lost', lost_reason: reason }, 'Marked as lost.');
            }}
          >
            {LOST_WORDS[reason]}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

const HOUR_MS = 60 * 60_000;

function SnoozeDialog({ lead, onClose }: { lead: LeadSummary; onClose: () => void }) {
  const act = useAct();
  const { company } = useSession();
  const [now] = useState(serverNow);
  const zone = company.time_zone;
  const at = (until: number) => dayAndTime(until, until, zone);
  const nextWeek = atHour(8, 7, now, zone);
  const choices: [words: string, until: number, time?: string][] = [
    ['In 30 minutes', now + HOUR_MS / 2],
    ['In 2 hours', now + 2 * HOUR_MS],
    ['Tomorrow morning', atHour(8, 1, now, zone)],
    ['Tomorrow at noon', atHour(12, 1, now, zone)],
    ['In a week', nextWeek, dayAndTime(nextWeek, now, zone)],
  ];
  const putOff = (until: number) => {
    onClose();
    act(lead, { type: 'snooze', until }, `Put off: back ${dayAndTime(until, now, zone)}.`);
  };
  return (
    <Dialog title="Put off until" onClose={onClose}>
      <div className="choices">
        {choices.map(([words, until, time = at(until)]) => (
          <Button key={words} onClick={() => putOff(until)}>
            {words} <span className="muted">{time}</span>
          </Button>
        ))}
      </div>
      <form
        className="find"
        onSubmit={(event) => {
          event.preventDefault();
          const chosen = new FormData(event.currentTarget).get('until');
          const until = new Date(String(chosen)).getTime();
          if (until > serverNow()) putOff(until);
        }}
      >
        <Field
          label="Another time, by this device’s clock"
          type="datetime-local"
          name="until"
          required
        />
        <Button type="submit">Put off</Button>
      </form>
    </Dialog>
  );
}
