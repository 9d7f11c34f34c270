import { type FormEvent, useId, useState } from 'react';
import { plural } from '../../domain/language/plural.ts';
import { check } from '../../site/ui/icon/icon-shapes.ts';
import { type AnswerTo, LONG_TIMEOUT_MS } from '../api/call-office.ts';
import { readAgain } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Check, Field } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { Screen } from '../parts/screen.tsx';
import { useCalls } from '../parts/use-calls.ts';
import { useTimes } from '../parts/use-now.ts';

type EraseAnswer = AnswerTo<'POST /erase'>;
type EraseFound = AnswerTo<'POST /erase/find'>;

/** Finds a person's data, lets the owner decide about doubtful matches, and erases it permanently. */
export function Erase() {
  const [who, setWho] = useState('');
  const [found, setFound] = useState<{ who: string; answer: EraseFound } | null>(null);
  const [erased, setErased] = useState<EraseAnswer | null>(null);
  const { problem, isBusy, call } = useCalls();
  const find = async (event: FormEvent) => {
    event.preventDefault();
    setErased(null);
    const answer = await call('POST /erase/find', { who });
    setFound(answer && { who: who.trim(), answer });
  };
  const erase = async (ids: string[]) => {
    const sent = { ids, ...(found && { who: found.who }) };
    const answer = await call('POST /erase', sent, { timeoutMs: LONG_TIMEOUT_MS });
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
        {isBusy && found && <Notice kind="waiting">Erasing…</Notice>}
        {erased && <Erased erased={erased} />}
        {found && isNothing(found.answer) && <p>Nothing is kept about “{found.who}”.</p>}
      </div>
      {found && !isNothing(found.answer) && (
        <Found key={found.who} found={found.answer} isBusy={isBusy} onErase={erase} />
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
  isBusy,
  onErase,
}: {
  found: EraseFound;
  isBusy: boolean;
  onErase: (ids: string[]) => void;
}) {
  const { people, near, signups } = found;
  const isOne = people.length <= 1;
  const [chosen, setChosen] = useState(() => {
    const certain = isOne ? (people[0] ?? []) : [];
    return new Set(certain.map(({ submission_id }) => submission_id));
  });
  const [isWrong, setWrong] = useState(false);
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('word'));
    const isMeant = typed.trim().toLowerCase() === WORD;
    setWrong(!isMeant);
    if (isMeant) onErase([...chosen]);
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
        name="word"
      />
      <Button
        type="submit"
        look="danger"
        unavailable={isBusy || chosen.size + signups.length === 0}
      >
        Erase for good
      </Button>
    </form>
  );
}

function Choice({
  title,
  leads,
  chosen,
  onToggle,
}: {
  title: string;
  leads: EraseFound['near'];
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
            <Check
              checked={chosen.has(lead.submission_id)}
              onChange={() => onToggle(lead.submission_id)}
              hint={`${times.dayAndTime(lead.received_at)} ${lead.excerpt} ${
                reasons.length > 0 ? `(${reasons.join(', ')})` : ''
              }`}
            >
              <b>{lead.name || 'No name'}</b> {[lead.phone, lead.email].filter(Boolean).join(', ')}
            </Check>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
        Backups hold them until they are deleted. When one is restored, they are erased from it
        again.
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
                Look into <code>{file}</code>: it names the person.
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
