/** Call, text and mail, and the question what came of it. */

import { useRef, useState } from 'react';
import * as m from '#messages';
import { Icon } from '../../app/ui/icon/icon.tsx';
import { check, mail, phone } from '../../app/ui/icon/icon-shapes.ts';
import { phoneLink } from '../../domain/lead/phone-number.ts';
import type { LeadDetail } from '../../domain/office/acts-api.ts';
import type { LeadSummary } from '../../domain/office/leads-api.ts';
import { useAct } from '../acts/use-acts.ts';
import { serverNow } from '../api/call-office.ts';
import { openContact } from '../leads/lead-words.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { message } from '../parts/office-icons.ts';
import { useShortcuts } from '../parts/shortcuts.ts';
import { useSession } from '../session/session.tsx';
import { fillTemplate, mailLink, TEMPLATES, textLink } from './templates.ts';

/** The first thing to do with a request. On a phone it stands where the thumb is. */
export function ContactButtons({ lead }: { lead: LeadSummary }) {
  const act = useAct();
  const [writes, setWrites] = useState<'text' | 'mail' | null>(null);
  const call = useRef<HTMLAnchorElement>(null);
  const tel = phoneLink(lead.phone);
  useShortcuts({
    c: () => call.current?.click(),
    ...(tel && { t: () => setWrites('text') }),
    ...(lead.email && { m: () => setWrites('mail') }),
  });
  return (
    <div className="contact-buttons">
      {tel ? (
        <a
          ref={call}
          className="button main"
          href={tel}
          onClick={() => act(lead, { type: 'reach', by: 'call' })}
        >
          <Icon shape={phone} /> {m.office_contact_call_number({ phone: lead.phone })}
        </a>
      ) : (
        <span className="button main" aria-disabled="true">
          <Icon shape={phone} /> <span>{lead.phone || m.office_contact_no_phone()}</span>
        </span>
      )}
      <Button unavailable={!tel} onClick={() => tel && setWrites('text')}>
        <Icon shape={message} /> {m.office_contact_text()}
      </Button>
      <Button unavailable={!lead.email} onClick={() => lead.email && setWrites('mail')}>
        <Icon shape={mail} /> {m.office_contact_mail()}
      </Button>
      {writes && <WriteDialog lead={lead} by={writes} tel={tel} onClose={() => setWrites(null)} />}
    </div>
  );
}

/** The words are chosen here and sent by the device's own program, from the office's own number or mailbox. */
function WriteDialog({
  lead,
  by,
  tel,
  onClose,
}: {
  lead: LeadSummary;
  by: 'text' | 'mail';
  tel: string | null;
  onClose: () => void;
}) {
  const act = useAct();
  const { company, person } = useSession();
  const filled = TEMPLATES.map((template) => fillTemplate(template, lead, person.name, company));
  const [chosen, setChosen] = useState(0);
  const [words, setWords] = useState(filled[0]?.body ?? '');
  const subject = filled[chosen]?.subject ?? '';
  const href = by === 'text' ? textLink(tel, words) : mailLink(lead.email, subject, words);
  return (
    <Dialog
      title={
        by === 'text'
          ? m.office_contact_text_to({ phone: lead.phone })
          : m.office_contact_mail_to({ email: lead.email })
      }
      onClose={onClose}
    >
      <div className="stack">
        <Field label={m.office_contact_begin_with()}>
          {(attributes) => (
            <select
              {...attributes}
              value={chosen}
              onChange={({ target }) => {
                setChosen(Number(target.value));
                setWords(filled[Number(target.value)]?.body ?? '');
              }}
            >
              {TEMPLATES.map(({ name }, index) => (
                <option key={name} value={index}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={m.office_contact_message()}>
          {(attributes) => (
            <textarea
              {...attributes}
              rows={6}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
        </Field>
      </div>
      <div className="dialog-foot">
        <a
          className="button main"
          href={href ?? undefined}
          onClick={() => {
            act(lead, { type: 'reach', by });
            onClose();
          }}
        >
          {by === 'text' ? m.office_contact_open_messages() : m.office_contact_open_mail()}
        </a>
      </div>
    </Dialog>
  );
}

const HALF_HOUR_MS = 30 * 60_000;
const ASKED_WORDS = {
  call: m.office_contact_you_called(),
  text: m.office_contact_you_wrote_a_text(),
  mail: m.office_contact_you_wrote_a_mail(),
};

/** Stands after a call, text or mail until it is answered, by whatever step, or an hour is over. */
export function ContactOutcome({ detail }: { detail: LeadDetail }) {
  const act = useAct();
  const { person } = useSession();
  const { lead, acts } = detail;
  const reach = openContact(acts, person.person_id, serverNow());
  if (!reach?.reached_by) return null;
  return (
    <section className="contact-outcome" aria-label={m.office_contact_what_came_of_it()}>
      <p>
        <b>{ASKED_WORDS[reach.reached_by]}</b> {m.office_contact_ask_what_came_of_it()}
      </p>
      <div className="row">
        <Button
          onClick={() =>
            act(
              lead,
              { type: 'status', status: 'contacted' },
              m.office_contact_marked_as_contacted(),
            )
          }
        >
          <Icon shape={check} />{' '}
          <span>
            {reach.reached_by === 'call'
              ? m.office_contact_we_spoke()
              : m.office_contact_they_know()}
          </span>
        </Button>
        <Button
          onClick={() =>
            act(lead, { type: 'status', status: 'booked' }, m.office_contact_marked_as_booked())
          }
        >
          {m.office_booked()}
        </Button>
        <Button
          onClick={() =>
            act(
              lead,
              { type: 'snooze', until: serverNow() + HALF_HOUR_MS },
              m.office_contact_no_answer_noted(),
            )
          }
        >
          {m.office_contact_no_answer()}
        </Button>
      </div>
    </section>
  );
}
