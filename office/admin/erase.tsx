import { type FormEvent, useId, useState } from 'react';
import * as m from '#messages';
import { check } from '../../app/ui/icon/icon-shapes.ts';
import { Message } from '../../app/ui/message.tsx';
import type { EraseAnswer, EraseFound, OfficeJob } from '../../domain/office/jobs-api.ts';
import { readAgain } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { Screen } from '../parts/screen.tsx';
import { useCalls } from '../parts/use-calls.ts';
import { useTimes } from '../parts/use-now.ts';
import { JobState, noteJob, useJob } from './job.tsx';

type EraseLead = EraseFound['near'][number]['lead'];

/** Finds everything of one person, lets the owner decide what is doubtful, and erases it for good. */
export function Erase() {
  const [who, setWho] = useState('');
  const [found, setFound] = useState<{ who: string; answer: EraseFound } | null>(null);
  const [erased, setErased] = useState<EraseAnswer | null>(null);
  const job = useJob('erase', (ended) => {
    setErased(ended.erased);
    readAgain();
  });
  const { problem, call } = useCalls();
  const find = async (event: FormEvent) => {
    event.preventDefault();
    setErased(null);
    const answer = await call<EraseFound>('/erase/find', { method: 'POST', body: { who } });
    setFound(answer && { who: who.trim(), answer });
  };
  const erase = async (ids: string[]) => {
    const body = { ids, ...(found && { who: found.who }) };
    const begun = await call<OfficeJob>('/erase', { method: 'POST', body });
    if (!begun) return;
    noteJob(begun);
    setFound(null);
    setWho('');
  };
  return (
    <Screen title={m.office_erase()} about={m.office_erase_when_somebody_asks_to_be_forgotten()}>
      {problem && !problem.errors.who && <Notice kind="problem">{problem.detail}</Notice>}
      <form className="find" onSubmit={find} noValidate>
        <Field
          label={m.office_erase_e_mail_phone_or_full_name()}
          error={problem?.errors.who}
          autoComplete="off"
          value={who}
          onChange={({ target }) => setWho(target.value)}
        />
        <Button type="submit">{m.office_erase_find()}</Button>
      </form>
      <div role="status" className="stack">
        <JobState
          job={job}
          words={{ failed: m.office_erase_failed, cutOff: m.office_erase_cut_off }}
        />
        {erased && <Erased erased={erased} />}
        {found && isNothing(found.answer) && (
          <p>{m.office_erase_nothing_is_kept({ who: found.who })}</p>
        )}
      </div>
      {found && !isNothing(found.answer) && (
        <Found key={found.who} found={found.answer} onErase={erase} />
      )}
    </Screen>
  );
}

const isNothing = ({ people, near, signups }: EraseFound) =>
  people.length + near.length + signups.length === 0;

/** What has to be typed before anything goes. */
const WORD = 'erase';

function Found({
  found,
  onErase,
}: {
  found: EraseFound;
  onErase: (ids: string[]) => Promise<void>;
}) {
  const { people, near, signups } = found;
  const isOne = people.length <= 1;
  const [chosen, setChosen] = useState(() => new Set(isOne ? ids(people[0] ?? []) : []));
  const canErase = chosen.size + signups.length > 0;
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isMeant = typed.trim().toLowerCase() === WORD;
    setWrong(!isMeant);
    if (isMeant && canErase) await onErase([...chosen]);
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      {!isOne && <p>{m.office_erase_several_people_have_this_name()}</p>}
      {people.map((leads, index) => (
        <Choice
          key={leads[0]?.submission_id ?? index}
          title={
            isOne
              ? m.office_erase_certainly_theirs()
              : m.office_erase_person_number({ number: index + 1 })
          }
          leads={leads.map((lead) => ({ lead, reasons: [] }))}
          chosen={chosen}
          onToggle={toggle}
        />
      ))}
      {near.length > 0 && (
        <Choice
          title={m.office_erase_perhaps_theirs_tick_what_is()}
          leads={near}
          chosen={chosen}
          onToggle={toggle}
        />
      )}
      {signups.length > 0 && <p>{m.office_erase_newsletter_too({ emails: signups.join(', ') })}</p>}
      <Field
        label={
          chosen.size > 0
            ? m.office_erase_type_word({ word: WORD, count: chosen.size })
            : m.office_erase_type_word_for_newsletter({ word: WORD })
        }
        error={isWrong ? m.office_erase_type_the_word({ word: WORD }) : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" look="danger" unavailable={!canErase}>
        {m.office_erase_for_good()}
      </Button>
    </form>
  );
}

const ids = (leads: EraseLead[]) => leads.map(({ submission_id }) => submission_id);

function Choice({
  title,
  leads,
  chosen,
  onToggle,
}: {
  title: string;
  leads: { lead: EraseLead; reasons: string[] }[];
  chosen: Set<string>;
  onToggle: (id: string) => void;
}) {
  const titleId = useId();

  const times = useTimes();
  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul className="list">
        {leads.map(({ lead, reasons }) => (
          <li key={lead.submission_id}>
            <label className="check">
              <input
                type="checkbox"
                checked={chosen.has(lead.submission_id)}
                onChange={() => onToggle(lead.submission_id)}
              />
              <span>
                <b>{lead.name || m.office_no_name()}</b>{' '}
                {[lead.phone, lead.email].filter(Boolean).join(', ')}
                <br />
                <span className="muted">
                  {[
                    times.dayAndTime(lead.received_at),
                    lead.excerpt,
                    reasons.length > 0 && `(${reasons.join(', ')})`,
                  ]
                    .filter(Boolean)
                    .join(' ')}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Names of files in a message. */
const FILE = { file: (name: string) => <code>{name}</code> };

function Erased({ erased }: { erased: EraseAnswer }) {
  const { leads, files, receivers, near_files, listed_elsewhere, mail_under_way } = erased;
  return (
    <>
      <Notice kind="done" icon={check}>
        {m.office_erase_erased_leads({ count: leads })}
        {files > 0 && <span> {m.office_erase_erased_files({ count: files })}</span>}
      </Notice>
      {mail_under_way && (
        <Notice kind="waiting">{m.office_erase_a_mail_was_just_being_sent_erase()}</Notice>
      )}
      <p>
        <span>{m.office_erase_backups()}</span>
        {listed_elsewhere === false && <span> {m.office_erase_backups_waiting()}</span>}
      </p>
      {(receivers.length > 0 || near_files.length > 0) && (
        <div className="stack">
          <h2>{m.office_erase_still_to_do()}</h2>
          <ul className="bullets">
            {receivers.map((receiver) => (
              <li key={receiver}>{m.office_erase_receiver_was_told({ receiver })}</li>
            ))}
            {near_files.map((file) => (
              <li key={file}>
                <Message text={m.office_erase_look_into_file({ name: file })} parts={FILE} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
