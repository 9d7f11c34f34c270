/** Buttons to call, text and mail a visitor, and the question about the outcome. */

import { useState } from 'react';
import { phoneLink } from '../../domain/lead/phone-number.ts';
import type { LeadDetail } from '../../domain/office/acts-api.ts';
import type { LeadSummary } from '../../domain/office/leads-api.ts';
import { Icon } from '../../site/ui/icon/icon.tsx';
import { check, mail, phone } from '../../site/ui/icon/icon-shapes.ts';
import { useAct } from '../acts/use-acts.ts';
import { serverNow } from '../api/call-office.ts';
import { openContact } from '../leads/lead-words.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field, SelectField } from '../parts/field.tsx';
import { message } from '../parts/office-icons.ts';
import { useSession } from '../session/session.tsx';
import { fillTemplate, mailLink, TEMPLATES, textLink } from './templates.ts';

/** The main action of a request. On phones it is within reach of the thumb. */
export function ContactButtons({ lead }: { lead: LeadSummary }) {
  const act = useAct();
  const [writes, setWrites] = useState<'text' | 'mail' | null>(null);
  const tel = phoneLink(lead.phone);
  return (
    <div className="contact-buttons">
      {tel ? (
        <a
          className="button main"
          href={tel}
          onClick={() => act(lead, { type: 'reach', way: 'call' })}
        >
          <Icon shape={phone} /> Call {lead.phone}
        </a>
      ) : (
        <span className="button main" aria-disabled="true">
          <Icon shape={phone} /> <span>{lead.phone || 'No phone'}</span>
        </span>
      )}
      <Button unavailable={!tel} onClick={() => setWrites('text')}>
        <Icon shape={message} /> Text
      </Button>
      <Button unavailable={!lead.email} onClick={() => setWrites('mail')}>
        <Icon shape={mail} /> Mail
      </Button>
      {writes && <WriteDialog lead={lead} by={writes} tel={tel} onClose={() => setWrites(null)} />}
    </div>
  );
}

/** Lets the user choose the words; the device's own program sends them, from the office's own number or mailbox. */
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
    <Dialog title={by === 'text' ? `Text ${lead.phone}` : `Mail ${lead.email}`} onClose={onClose}>
      <div className="stack">
        <SelectField
          label="Begin with"
          value={`${chosen}`}
          options={TEMPLATES.map(({ name }, index) => ({ value: `${index}`, label: name }))}
          onChoose={(value) => {
            setChosen(Number(value));
            setWords(filled[Number(value)]?.body ?? '');
          }}
        />
        <Field
          label="Message"
          rows={6}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      <div className="dialog-foot">
        <a
          className="button main"
          href={href ?? undefined}
          onClick={() => {
            act(lead, { type: 'reach', way: by });
            onClose();
          }}
        >
          {by === 'text' ? 'Open in messages' : 'Open in the mail program'}
        </a>
      </div>
    </Dialog>
  );
}

const HALF_HOUR_MS = 30 * 60_000;
const ASKED_WORDS = {
  call: 'You called.',
  text: 'You wrote a text.',
  mail: 'You wrote a mail.',
};

/** Asks about the outcome after a call, text or mail, until any step answers it or an hour has passed. */
export function ContactOutcome({ detail }: { detail: LeadDetail }) {
  const act = useAct();
  const { person } = useSession();
  const { lead, acts } = detail;
  const reach = openContact(acts, person.person_id, serverNow());
  if (!reach) return null;
  return (
    <section className="contact-outcome" aria-label="What came of it">
      <p>
        <b>{ASKED_WORDS[reach.way]}</b> What came of it?
      </p>
      <div className="row">
        <Button
          onClick={() => act(lead, { type: 'status', status: 'contacted' }, 'Marked as contacted.')}
        >
          <Icon shape={check} /> <span>{reach.way === 'call' ? 'We spoke' : 'They know'}</span>
        </Button>
        <Button
          onClick={() => act(lead, { type: 'status', status: 'booked' }, 'Marked as booked.')}
        >
          Booked
        </Button>
        <Button
          onClick={() =>
            act(
              lead,
              { type: 'snooze', until: serverNow() + HALF_HOUR_MS },
              'No answer: it comes back in 30 minutes.',
            )
          }
        >
          No answer: in 30 min
        </Button>
      </div>
    </section>
  );
}
