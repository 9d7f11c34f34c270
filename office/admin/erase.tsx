import { type FormEvent, useId, useState } from 'react';
import { plural } from '../../domain/language/plural.ts';
import { check } from '../../site/ui/icon/icon-shapes.ts';
import { Message } from '../../site/ui/message.tsx';
import { type AnswerTo, LONG_TIMEOUT_MS } from '../api/call-office.ts';
import { readAgain } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { Screen } from '../parts/screen.tsx';
import { useCalls } from '../parts/use-calls.ts';
import { useTimes } from '../parts/use-now.ts';

type EraseAnswer = AnswerTo<'POST /erase'>;
type EraseFound = AnswerTo<'POST /erase/find'>;
type EraseLead = EraseFound['near'][number]['lead'];

/** Finds a person's data, lets the owner decide about doubtful matches, and erases it permanently. */
export function Erase() {
  const [who, setWho] = useState('');
  const [found, setFound] = useState<{ who: string; answer: EraseFound } | null>(null);
  const [erased, setErased] = useState<EraseAnswer | null>(null);
  const [isErasing, setErasing] = useState(false);
  const { problem, call } = useCalls();
  const find = async (event: FormEvent) => {
    event.preventDefault();
    setErased(null);
    const answer = await call('POST /erase/find', { who });
    setFound(answer && { who: who.trim(), answer });
  };
  const erase = async (ids: string[]) => {
    if (isErasing) return;
    setErasing(true);
    const sent = { ids, ...(found && { who: found.who }) };
    const answer = await call('POST /erase', sent, { timeoutMs: LONG_TIMEOUT_MS });
    setErasing(false);
    if (!answer) return;
    setErased(answer);
    readAgain();
    setFound(null);
    setWho('');
  };
  return (
    <Screen
      title="Erase a person"
      about="When somebody asks to be forgotten: requests, notes, pictures, mails and the newsletter go."
    >
      {problem && !problem.errors.who && <Notice kind="problem">{problem.detail}</Notice>}
      <form className="find" onSubmit={find} noValidate>
        <Field
          label="E-mail, phone or full name"
          error={problem?.errors.who}
          autoComplete="off"
          value={who}
          onChange={({ target }) => setWho(target.value)}
        />
        <Button type="submit">Find</Button>
      </form>
      <div role="status" className="stack">
        {isErasing && <Notice kind="waiting">Erasing…</Notice>}
        {erased && <Erased erased={erased} />}
        {found && isNothing(found.answer) && <p>Nothing is kept about “{found.who}”.</p>}
      </div>
      {found && !isNothing(found.answer) && (
        <Found key={found.who} found={found.answer} onErase={erase} />
      )}
    </Screen>
  );
}

const isNothing = ({ people, near, signups }: EraseFound) =>
  people.length + near.length + signups.length === 0;

/** The word the owner types to confirm. */
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
      {!isOne && <p>Several people have this name. Choose whose requests go.</p>}
      {people.map((leads, index) => (
        <Choice
          key={leads[0]?.submission_id ?? index}
          title={isOne ? 'Certainly theirs' : `Person ${index + 1}`}
          leads={leads.map((lead) => ({ lead, reasons: [] }))}
          chosen={chosen}
          onToggle={toggle}
        />
      ))}
      {near.length > 0 && (
        <Choice
          title="Perhaps theirs: tick what is"
          leads={near}
          chosen={chosen}
          onToggle={toggle}
        />
      )}
      {signups.length > 0 && <p>Their newsletter goes, too: {signups.join(', ')}.</p>}
      <Field
        label={
          chosen.size > 0
            ? plural(
                chosen.size,
                `Type “${WORD}” to erase one request for good`,
                `Type “${WORD}” to erase ${chosen.size} requests for good`,
              )
            : `Type “${WORD}” to take them off the newsletter for good`
        }
        error={isWrong ? `Type the word ${WORD}. This can’t be undone.` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" look="danger" unavailable={!canErase}>
        Erase for good
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
                <b>{lead.name || 'No name'}</b>{' '}
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
        {plural(
          leads,
          'Erased: one request with everything that belongs to it.',
          `Erased: ${leads} requests with everything that belongs to them.`,
        )}
        {files > 0 && (
          <span> {plural(files, 'With it went one file.', `With it went ${files} files.`)}</span>
        )}
      </Notice>
      {mail_under_way && (
        <Notice kind="waiting">A mail was just being sent. Erase again in a minute.</Notice>
      )}
      <p>
        <span>
          Backups hold them until they are deleted. When one is restored, they are erased from it
          again.
        </span>
        {listed_elsewhere === false && (
          <span>
            {' '}
            The list of erasures could not be taken to the other machine just now: the next backup
            takes it there.
          </span>
        )}
      </p>
      {(receivers.length > 0 || near_files.length > 0) && (
        <div className="stack">
          <h2>Still to do</h2>
          <ul className="bullets">
            {receivers.map((receiver) => (
              <li key={receiver}>{receiver} was told of the person: erase them there, too.</li>
            ))}
            {near_files.map((file) => (
              <li key={file}>
                <Message
                  text={`Look into <file>${file}</file>: it names the person.`}
                  parts={FILE}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
