/** What becomes of a request: its status, who has it, and until when it is put off. */

import { type FormEvent, useState } from 'react';
import * as m from '#messages';
import type { LeadDetail } from '../../domain/office/acts-api.ts';
import {
  LEAD_STATUSES,
  type LeadStatus,
  LOST_REASONS,
  type PersonRef,
} from '../../domain/office/fields.ts';
import type { LeadSummary } from '../../domain/office/leads-api.ts';
import { useAct } from '../acts/use-acts.ts';
import { serverNow } from '../api/call-office.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { useShortcuts } from '../parts/shortcuts.ts';
import { atHour, dayAndTime } from '../parts/time-words.ts';
import { useSession } from '../session/session.tsx';
import { dollars, LOST_WORDS, readDollars, STATUS_WORDS } from './lead-words.ts';

export function LeadSteps({ detail }: { detail: LeadDetail }) {
  const { lead, lost_reason, amount_cents } = detail;
  const act = useAct();
  const [asks, setAsks] = useState<'lost' | 'snooze' | null>(null);
  const { person } = useSession();
  const close = () => setAsks(null);
  const setStatus = (status: LeadStatus) => {
    if (status === 'lost') return setAsks('lost');
    if (status !== lead.status)
      act(
        lead,
        { type: 'status', status },
        m.office_lead_marked_as({
          name: lead.name || m.office_lead_it(),
          status: STATUS_WORDS[status].toLowerCase(),
        }),
      );
  };
  const take = () => {
    if (lead.assigned_to?.person_id !== person.person_id)
      act(lead, { type: 'assign', person_id: person.person_id }, m.office_lead_it_is_yours());
  };
  useShortcuts({
    e: () => setStatus('contacted'),
    b: () => setStatus('booked'),
    w: () => setStatus('won'),
    l: () => setStatus('lost'),
    '!': () => setStatus('spam'),
    s: () => setAsks('snooze'),
    a: take,
  });
  return (
    <section className="steps" aria-label={m.office_lead_steps()}>
      <fieldset className="statuses">
        <legend className="visually-hidden">{m.office_lead_status()}</legend>
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
        <Button onClick={() => setAsks('snooze')}>{m.office_lead_put_off_until_asked()}</Button>
        {lead.snoozed_until !== null && <PutOff lead={lead} until={lead.snoozed_until} />}
      </div>
      {asks === 'lost' && <LostDialog lead={lead} onClose={close} />}
      {asks === 'snooze' && <SnoozeDialog lead={lead} onClose={close} />}
    </section>
  );
}

function assignedWords(chosen: PersonRef | undefined, ownId: string): string {
  if (!chosen) return m.office_lead_nobody_has_it_now();
  if (chosen.person_id === ownId) return m.office_lead_you_have_it_now();
  return m.office_lead_somebody_has_it_now({ name: chosen.name });
}

function Assigned({ lead }: { lead: LeadSummary }) {
  const act = useAct();
  const { people, person } = useSession();
  const now = lead.assigned_to;
  // Somebody who joined after this page was opened has it.
  const isNewcomer = now && !people.some(({ person_id }) => person_id === now.person_id);
  const choices = isNewcomer ? [...people, now] : people;
  return (
    <label className="row">
      <span>{m.office_lead_with()}</span>
      <select
        value={now?.person_id ?? ''}
        onChange={({ target }) => {
          const chosen = choices.find(({ person_id }) => person_id === target.value);
          act(
            lead,
            { type: 'assign', person_id: chosen?.person_id ?? null },
            assignedWords(chosen, person.person_id),
          );
        }}
      >
        <option value="">{m.office_lead_nobody()}</option>
        {choices.map(({ person_id, name }) => (
          <option key={person_id} value={person_id}>
            {person_id === person.person_id ? m.office_lead_name_you({ name }) : name}
          </option>
        ))}
      </select>
    </label>
  );
}

function PutOff({ lead, until }: { lead: LeadSummary; until: number }) {
  const act = useAct();
  const { company } = useSession();
  return (
    <p className="row small">
      <span>
        {m.office_lead_back_at({ moment: dayAndTime(until, serverNow(), company.time_zone) })}
      </span>
      <button
        type="button"
        className="link-button"
        onClick={() =>
          act(lead, { type: 'snooze', until: null }, m.office_lead_it_is_back_in_the_inbox())
        }
      >
        {m.office_lead_take_it_up_now()}
      </button>
    </p>
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
  const [text, setText] = useState(cents === null ? '' : dollars(cents).slice(1));
  const [error, setError] = useState<string>();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const amount = readDollars(text);
    if (amount === null) return setError(m.office_lead_enter_an_amount_in_dollars());
    setError(undefined);
    act(
      lead,
      { type: 'status', status, amount_cents: amount },
      m.office_lead_noted({ amount: dollars(amount) }),
    );
  };
  return (
    <form className="amount" onSubmit={save} noValidate>
      <Field
        label={m.office_lead_amount_in_dollars()}
        error={error}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit">{m.office_lead_save()}</Button>
    </form>
  );
}

function LostDialog({ lead, onClose }: { lead: LeadSummary; onClose: () => void }) {
  const act = useAct();
  return (
    <Dialog title={m.office_lead_why_was_it_lost()} onClose={onClose}>
      <div className="choices">
        {LOST_REASONS.map((reason) => (
          <Button
            key={reason}
            onClick={() => {
              onClose();
              act(
                lead,
                { type: 'status', status: 'lost', lost_reason: reason },
                m.office_lead_marked_as_lost(),
              );
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
    [m.office_lead_in_30_minutes(), now + HOUR_MS / 2],
    [m.office_lead_in_2_hours(), now + 2 * HOUR_MS],
    [m.office_lead_tomorrow_morning(), atHour(8, 1, now, zone)],
    [m.office_lead_tomorrow_at_noon(), atHour(12, 1, now, zone)],
    [m.office_lead_in_a_week(), nextWeek, dayAndTime(nextWeek, now, zone)],
  ];
  const putOff = (until: number) => {
    onClose();
    act(
      lead,
      { type: 'snooze', until },
      m.office_lead_put_off_back({ until: dayAndTime(until, now, zone) }),
    );
  };
  return (
    <Dialog title={m.office_lead_put_off_until()} onClose={onClose}>
      <div className="choices">
        {choices.map(([words, until, time = at(until)]) => (
          <Button key={words} onClick={() => putOff(until)}>
            {words} <span className="muted">{time}</span>
          </Button>
        ))}
      </div>
      <form
        className="amount"
        onSubmit={(event) => {
          event.preventDefault();
          const chosen = new FormData(event.currentTarget).get('until');
          const until = new Date(String(chosen)).getTime();
          if (until > serverNow()) putOff(until);
        }}
      >
        <Field
          label={m.office_lead_another_time_by_this_devices_clock()}
          type="datetime-local"
          name="until"
          required
        />
        <Button type="submit">{m.office_inbox_put_off()}</Button>
      </form>
    </Dialog>
  );
}
