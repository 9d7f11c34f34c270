/** Sends a newsletter to everybody, now or at an hour of the office's clock. */
import { useState } from 'react';
import * as m from '#messages';
import { minutesOf, momentOf } from '../../domain/hours/office-hours.ts';
import type { Mailing } from '../../domain/office/mailings-api.ts';

import type { Problem } from '../api/call-office.ts';
import { serverNow } from '../api/call-office.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { dayAndTime } from '../parts/time-words.ts';
import { callConfirmed } from '../session/confirm-first.tsx';
import { useSession } from '../session/session.tsx';

export function SendMailing({
  subscribers,
  isWritten,
  isHalf,
  mailingId,
  onSave,
  onSent,
  onProblem,
}: {
  subscribers: number;
  isWritten: boolean;
  /** The letter in Spanish has a subject or a text, not both. */
  isHalf: boolean;
  mailingId: string;
  /** @returns `updated_at` of what is saved; null = it is not */
  onSave: () => Promise<number | null>;
  onSent: (mailing: Mailing) => void;
  onProblem: (problem: Problem | null) => void;
}) {
  const { company } = useSession();
  const [time, setTime] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [date = '', clock = ''] = time.split('T');
  const at = time ? momentOf(company.time_zone, date, minutesOf(clock)) : null;
  const now = serverNow();
  const isPast = at !== null && at < now;
  const canSend = isWritten && !isHalf && !isPast && subscribers > 0;
  const send = async () => {
    setAsking(false);
    const updated_at = await onSave();
    if (updated_at === null) return;
    const answer = await callConfirmed<Mailing>(`/mailings/${mailingId}/send`, {
      method: 'POST',
      body: { updated_at, at },
    });
    onProblem(answer.ok ? null : answer.problem);
    if (answer.ok) onSent(answer.value);
  };
  const when = at === null ? m.office_newsletter_now() : dayAndTime(at, now, company.time_zone);
  const count = subscribers.toLocaleString('en-US');
  return (
    <>
      <Field
        label={m.office_audit_when()}
        hint={m.office_newsletter_when_hint({ zone: company.time_zone })}
        error={isPast ? m.office_newsletter_is_past() : undefined}
        type="datetime-local"
        value={time}
        onChange={({ target }) => setTime(target.value)}
      />
      {isHalf && <Notice kind="problem">{m.office_newsletter_spanish_is_half()}</Notice>}
      <Button look="main" unavailable={!canSend} onClick={() => canSend && setAsking(true)}>
        {m.office_newsletter_send_to({ count })}
      </Button>
      {isAsking && (
        <Dialog title={m.office_newsletter_ask_to_send()} onClose={() => setAsking(false)}>
          <div className="stack">
            <p>{m.office_newsletter_goes_to({ count, when })}</p>
            <p>{m.office_newsletter_cannot_be_called_back()}</p>
            <Button look="main" onClick={send}>
              {m.common_send()}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
