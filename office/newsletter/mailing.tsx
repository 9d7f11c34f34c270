/** One newsletter: written, looked at, tested, sent. */
import './newsletter.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import * as m from '#messages';
import {
  MAILING_LIMITS,
  type Mailing,
  type MailingDetail,
  type MailingWords,
} from '../../domain/office/mailings-api.ts';
import { callOffice, type Problem } from '../api/call-office.ts';
import { pathQuery, queries } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Ask } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { Screen } from '../parts/screen.tsx';
import { Answered } from '../parts/states.tsx';
import { showToast } from '../parts/toast.tsx';
import { useCalls } from '../parts/use-calls.ts';
import { useSession } from '../session/session.tsx';
import { mailingsQuery, stateWords } from './newsletter.tsx';
import { MailPreview } from './preview.tsx';
import { SendMailing } from './send-mailing.tsx';
import { useDraft } from './use-draft.ts';

/** While it goes out, ms. */
const LOOK_EVERY_MS = 3000;

export function MailingScreen() {
  const { mailingId = '' } = useParams();
  const detailQuery = pathQuery<MailingDetail>(`/mailings/${mailingId}`);
  const query = useQuery({
    ...detailQuery,
    refetchInterval: ({ state: { data } }) =>
      data && !['draft', 'sent'].includes(data.mailing.state) ? LOOK_EVERY_MS : false,
  });
  const show = (mailing: Mailing) => {
    queries.setQueryData<MailingDetail>(
      detailQuery.queryKey,
      (detail) => detail && { ...detail, mailing },
    );
    void queries.invalidateQueries(detailQuery);
    void queries.invalidateQueries(mailingsQuery);
  };
  return (
    <Screen title={m.office_newsletter()}>
      <p>
        <Link to="/newsletter">{m.office_newsletter_all()}</Link>
      </p>
      <Answered query={query}>
        {(detail) =>
          detail.mailing.state === 'draft' ? (
            <Editor key={mailingId} detail={detail} onChange={show} />
          ) : (
            <OnItsWay detail={detail} onChange={show} />
          )
        }
      </Answered>
    </Screen>
  );
}

interface PartProps {
  detail: MailingDetail;
  onChange: (mailing: Mailing) => void;
}

function OnItsWay({ detail, onChange }: PartProps) {
  const { mailing } = detail;
  const { person } = useSession();
  const { problem, call } = useCalls();
  const canStop = ['scheduled', 'queueing', 'sending'].includes(mailing.state);
  const stop = async () => {
    const path = `/mailings/${mailing.mailing_id}/stop`;
    const stopped = await call<Mailing>(path, { method: 'POST', body: {} });
    if (stopped) onChange(stopped);
  };
  return (
    <div className="mailing">
      <div className="stack">
        <h2>{mailing.subject}</h2>
        {problem && <Notice kind="problem">{problem.detail}</Notice>}
        <p role="status">{stateWords(mailing)}</p>
        {canStop && person.role === 'owner' && (
          <Button look="danger" onClick={stop}>
            {mailing.state === 'scheduled'
              ? m.office_newsletter_back_to_draft()
              : m.office_newsletter_stop()}
          </Button>
        )}
      </div>
      <MailPreview detail={detail} />
    </div>
  );
}

function Editor({ detail, onChange }: PartProps) {
  const { mailing } = detail;
  const { mailing_id } = mailing;
  const { person } = useSession();
  const navigate = useNavigate();
  const draft = useDraft(mailing, onChange);
  const { words, problem, setProblem, save } = draft;
  const [isDeleting, setDeleting] = useState(false);

  const test = async () => {
    if ((await save()) === null) return;
    const answer = await callOffice(`/mailings/${mailing_id}/test`, { method: 'POST', body: {} });
    setProblem(answer.ok ? null : answer.problem);
    const said = words.markdown_es.trim()
      ? m.office_newsletter_tests_are_sent
      : m.office_newsletter_test_is_sent;
    if (answer.ok) showToast(said({ email: person.email }));
  };
  const remove = async () => {
    setDeleting(false);
    const answer = await callOffice(`/mailings/${mailing_id}`, { method: 'DELETE' });
    if (!answer.ok) return setProblem(answer.problem);
    draft.forget();
    await queries.invalidateQueries(mailingsQuery);
    navigate('/newsletter');
  };
  return (
    <div className="mailing">
      <div className="stack">
        {draft.theirs && <Conflict mine={words} theirs={draft.theirs} onResolve={draft.resolve} />}
        {problem && <Notice kind="problem">{problem.detail}</Notice>}
        {detail.text_es === '' ? (
          <LetterFields words={words} problem={problem} names={ENGLISH} onChange={draft.change} />
        ) : (
          <>
            <fieldset className="stack">
              <legend>{m.office_newsletter_in_english()}</legend>
              <LetterFields
                words={words}
                problem={problem}
                names={ENGLISH}
                onChange={draft.change}
              />
            </fieldset>
            <fieldset className="stack" lang="es">
              <legend lang="en">{m.office_newsletter_in_spanish()}</legend>
              <p className="muted small" lang="en">
                {m.office_newsletter_in_spanish_about({
                  count: detail.in_spanish.toLocaleString('en-US'),
                })}
              </p>
              <LetterFields
                words={words}
                problem={problem}
                names={SPANISH}
                onChange={draft.change}
              />
            </fieldset>
          </>
        )}
        <p className="muted small" role="status">
          {draft.isUnsaved ? m.office_newsletter_not_saved() : m.common_saved()}
        </p>
        <div className="row">
          <Button onClick={test}>{m.office_newsletter_test()}</Button>
          <Button look="danger" onClick={() => setDeleting(true)}>
            {m.office_newsletter_delete()}
          </Button>
        </div>
        {person.role === 'owner' ? (
          <SendMailing
            subscribers={detail.subscribers}
            isWritten={isWritten(words.subject, words.markdown)}
            isHalf={
              !isWritten(words.subject_es, words.markdown_es) &&
              (words.subject_es + words.markdown_es).trim() !== ''
            }
            mailingId={mailing_id}
            onSave={save}
            onSent={onChange}
            onProblem={setProblem}
          />
        ) : (
          <p>{m.office_newsletter_owner_sends()}</p>
        )}
        {isDeleting && (
          <Ask
            title={m.office_newsletter_ask_to_delete()}
            text={m.office_newsletter_deleted_for_good()}
            yes={m.office_newsletter_delete()}
            onYes={remove}
            onClose={() => setDeleting(false)}
          />
        )}
        {draft.leaving && (
          <Ask
            title={m.office_newsletter_ask_to_leave()}
            text={m.office_newsletter_could_not_be_saved()}
            yes={m.office_newsletter_leave()}
            hasStep={false}
            onYes={draft.leaving.proceed}
            onClose={draft.leaving.reset}
          />
        )}
      </div>
      <MailPreview detail={detail} />
    </div>
  );
}

/** The letter of somebody else beside what is in the fields. */
function Conflict({
  mine,
  theirs,
  onResolve,
}: {
  mine: MailingWords;
  theirs: Mailing;
  onResolve: (choice: 'mine' | 'theirs') => void;
}) {
  const differing = [...Object.values(ENGLISH), ...Object.values(SPANISH)].filter(
    (name) => mine[name] !== theirs[name],
  );
  return (
    <Notice kind="problem">
      <p>{m.office_newsletter_changed_elsewhere({ who: theirs.who ?? '' })}</p>
      <ul className="list">
        {differing.map((name) => (
          <li key={name} lang={name.endsWith('_es') ? 'es' : 'en'}>
            <div className="mail-text">{theirs[name] || '–'}</div>
          </li>
        ))}
      </ul>
      <div className="row">
        <Button onClick={() => onResolve('mine')}>{m.office_newsletter_keep_mine()}</Button>
        <Button onClick={() => onResolve('theirs')}>{m.office_newsletter_take_theirs()}</Button>
      </div>
    </Notice>
  );
}

const isWritten = (subject: string, markdown: string) =>
  subject.trim() !== '' && markdown.trim() !== '';

/** Names of the three fields in a language. */
type Names = Record<'subject' | 'preview' | 'markdown', keyof MailingWords>;
const ENGLISH: Names = { subject: 'subject', preview: 'preview', markdown: 'markdown' };
const SPANISH: Names = { subject: 'subject_es', preview: 'preview_es', markdown: 'markdown_es' };

function LetterFields({
  words,
  problem,
  names,
  onChange,
}: {
  words: MailingWords;
  problem: Problem | null;
  names: Names;
  onChange: (name: keyof MailingWords, value: string) => void;
}) {
  const attributesOf = (name: keyof MailingWords, maxLength: number) => ({
    value: words[name],
    maxLength,
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
  });
  return (
    <>
      <Field
        label={m.office_newsletter_subject()}
        error={problem?.errors[names.subject]}
        {...attributesOf(names.subject, MAILING_LIMITS.subject)}
      />
      <Field
        label={m.office_newsletter_preview_line()}
        hint={m.office_newsletter_preview_line_hint()}
        error={problem?.errors[names.preview]}
        {...attributesOf(names.preview, MAILING_LIMITS.preview)}
      />
      <Field
        label={m.office_newsletter_letter()}
        hint={m.office_newsletter_markdown_hint()}
        error={problem?.errors[names.markdown]}
      >
        {(attributes) => (
          <textarea {...attributes} {...attributesOf(names.markdown, MAILING_LIMITS.markdown)} />
        )}
      </Field>
    </>
  );
}
